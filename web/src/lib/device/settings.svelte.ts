/** What a reader chose for this browser: language, light, looks, motion, sound. */
import { asLanguage, type Language } from '../words/languages';
import { keep, keptFields } from './storage';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'still';

/** How boards and worms look; all keep the colours that are talked about. */
export const LOOKS = ['garden', 'wood', 'pond', 'candy', 'contrast'] as const;
export type Look = (typeof LOOKS)[number];

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  look: Look;
  /** Whether a phone may shake. */
  haptics: boolean;
  /** Whether claps and waves of spectators are left out. */
  quiet: boolean;
  name: string;
  face: string;
}

const KEY = 'wormery.settings';

/** Touch screens are mostly phones: they make no sound unless their owner turns it on. */
const silent = (): boolean => matchMedia('(pointer: coarse)').matches;

function read(): Kept {
  const { language, theme, motion, sound, volume, look, haptics, quiet, name, face } = keptFields(KEY);
  return {
    language: asLanguage(language),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    motion: motion === 'still' ? 'still' : 'system',
    sound: typeof sound === 'boolean' ? sound : !silent(),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 0.6,
    look: LOOKS.find((each) => each === look) ?? 'garden',
    haptics: haptics !== false,
    quiet: quiet === true,
    name: typeof name === 'string' ? name : '',
    face: typeof face === 'string' ? face : '',
  };
}

export const settings: Kept = $state(read());

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Show and keep the settings, now and whenever they change. Call once, from the root. */
export function keepSettings(): void {
  $effect(() => {
    const show = (): void => {
      const night = settings.theme === 'dark' || (settings.theme === 'system' && dark.matches);
      document.documentElement.dataset.theme = night ? 'dark' : 'light';
    };
    show();
    dark.addEventListener('change', show);
    return () => dark.removeEventListener('change', show);
  });
  $effect(() => {
    document.documentElement.dataset.motion = settings.motion;
    document.documentElement.dataset.look = settings.look;
  });
  $effect(() => {
    keep(KEY, settings);
  });
}

/** Whether things may move on the page. */
export function mayMove(): boolean {
  return settings.motion !== 'still' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
