/** Why a tap led to nothing: one word, where it was tapped, for a moment. */
import { announcer } from './announce.svelte';
import { feel } from '../device/haptics';

/** A word at a place of the window. */
export interface Word {
  id: number;
  text: string;
  x: number;
  y: number;
}

const SHOWN = 1_800; // ms
const FRESH = 4_000; // ms after which a tap is forgotten

class Why {
  word: Word | null = $state.raw(null);
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tapped: { x: number; y: number; at: number } | null = null;

  /** Say a word above something; nothing is said where there is no word. */
  say(text: string, over: Element | null | undefined): void {
    const box = over?.getBoundingClientRect();
    if (text && box) this.sayAt(text, box.left + box.width / 2, box.top + Math.min(box.height / 2, 24));
  }

  /** Say a word at a place of the window; *silent* if it is read out elsewhere. */
  sayAt(text: string, x: number, y: number, { silent = false } = {}): void {
    clearTimeout(this.#timer);
    this.word = { id: this.#next++, text, x, y };
    this.#timer = setTimeout(() => (this.word = null), SHOWN);
    if (silent) return;
    announcer.announce(text);
    feel('no');
  }

  /** Remember where was tapped: the reply to it may be a refusal. A rope that is drawn is no tap. */
  tapped({ target, clientX: x, clientY: y }: PointerEvent): void {
    const isTap = target instanceof Element && !target.closest('[role=application], canvas, input');
    this.#tapped = isTap ? { x, y, at: performance.now() } : null;
  }

  /** Where was tapped a moment ago. */
  get lastTap(): { x: number; y: number } | null {
    return this.#tapped && performance.now() - this.#tapped.at < FRESH ? this.#tapped : null;
  }
}

export const why = new Why();
