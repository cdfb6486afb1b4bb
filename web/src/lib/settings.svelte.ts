/** What a reader chose for this browser: language, light, motion, sound. */
import { asLanguage, type Language } from './languages';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'still';

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  name: string;
}

const KEY = 'wormery.settings';

/** Phones lie in trains and beds: they are silent unless asked. */
const silent = (): boolean => matchMedia('(pointer: coarse)').matches;

function read(): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    // Somebody else's text under our key, or no storage at all: begin afresh.
  }
  return {
    language: asLanguage(kept.language),
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'system',
    motion: kept.motion === 'still' ? 'still' : 'system',
    sound: typeof kept.sound === 'boolean' ? kept.sound : !silent(),
    name: typeof kept.name === 'string' ? kept.name : '',
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
  });
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser without storage forgets; the page works all the same.
    }
  });
}

/** Whether things may move on the page. */
export function mayMove(): boolean {
  return settings.motion !== 'still' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
