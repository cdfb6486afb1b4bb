/** Small sounds, made on the spot: no files, and silence unless wanted. */
import { untrack } from 'svelte';
import { settings } from './settings.svelte';

export type Sound = 'arrive' | 'tick' | 'move' | 'turn' | 'plus' | 'minus' | 'end' | 'no';

interface Note {
  pitch: number;
  at: number;
  long: number;
}

const SOUNDS: Record<Sound, readonly Note[]> = {
  arrive: [{ pitch: 262, at: 0, long: 0.07 }, { pitch: 392, at: 0.06, long: 0.16 }],
  tick: [{ pitch: 330, at: 0, long: 0.09 }],
  move: [{ pitch: 220, at: 0, long: 0.07 }],
  turn: [{ pitch: 392, at: 0, long: 0.1 }, { pitch: 523, at: 0.1, long: 0.14 }],
  plus: [{ pitch: 523, at: 0, long: 0.1 }, { pitch: 659, at: 0.09, long: 0.1 }, { pitch: 784, at: 0.18, long: 0.2 }],
  minus: [{ pitch: 247, at: 0, long: 0.16 }, { pitch: 185, at: 0.15, long: 0.3 }],
  end: [{ pitch: 392, at: 0, long: 0.14 }, { pitch: 494, at: 0.13, long: 0.14 }, { pitch: 587, at: 0.26, long: 0.14 }, { pitch: 784, at: 0.39, long: 0.4 }],
  no: [{ pitch: 150, at: 0, long: 0.14 }],
};

let context: AudioContext | null = null;

const LOUDEST = 0.34; // of what a speaker can; the ear hears squares as steps

const RISE = 2 ** (4 / 12); // a third

/** Let a sound be heard, if sounds are wanted; every step makes it a third higher. */
export function sound(name: Sound, step = 0): void {
  const volume = untrack(() => settings.volume);
  if (!untrack(() => settings.sound) || volume <= 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const loud = Math.max(0.0002, LOUDEST * volume ** 2);
  for (const note of SOUNDS[name]) hum(context, { ...note, pitch: note.pitch * RISE ** step }, loud);
}

/** Whether the browser lets nothing be heard before somebody has touched the page. */
export const isMuffled = (): boolean => typeof navigator !== 'undefined' && navigator.userActivation?.hasBeenActive === false;

/** Let sounds be heard from now on; somebody has just touched the page. */
export function wakeSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

function hum(audio: AudioContext, { pitch, at, long }: Note, loud: number): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  voice.type = 'triangle';
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(pitch * 1.04, start + long);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(loudness).connect(audio.destination);
  voice.start(start);
  voice.stop(start + long);
}
