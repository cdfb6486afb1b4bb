/** What a reader chose for this browser: language, light, motion, sound. */
import { asLanguage, type Language } from './languages';
import { keep, keptFields } from './storage';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'still';

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  name: string;
  face: string;
}

const KEY = 'wormery.settings';

/** Touch screens are mostly phones: they make no sound unless their owner turns it on. */
const silent = (): boolean => matchMedia('(pointer: coarse)').matches;

function read(): Kept {
  const { language, theme, motion, sound, name, face } = keptFields(KEY);
  return {
    language: asLanguage(language),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    motion: motion === 'still' ? 'still' : 'system',
    sound: typeof sound === 'boolean' ? sound : !silent(),
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
  });
  $effect(() => {
    keep(KEY, settings);
  });
}

/** Whether things may move on the page. */
export function mayMove(): boolean {
  return settings.motion !== 'still' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
