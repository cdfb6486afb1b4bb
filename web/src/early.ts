/** Runs inside the page before any other script: the reader's own light and look, room for their tables, and presses that come before the page can answer. */

type Press = 'click' | 'submit' | 'change';

const PRESSES: readonly Press[] = ['click', 'submit', 'change'];
const root = document.documentElement;
const kept = new Map<Press, HTMLElement>();
let chosen = ''; // in the list that was changed

/** As `lib/device/settings.svelte.ts` has it; a page in another language than the reader's stays hidden until it speaks theirs. */
function show({ theme, look, motion, language }: Record<string, unknown>): void {
  const night = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = night ? 'dark' : 'light';
  root.dataset.look = typeof look === 'string' ? look : 'garden';
  if (motion === 'still') root.dataset.motion = 'still';
  if (typeof language === 'string' && language !== root.lang) root.style.visibility = 'hidden';
}

/** As `parts/home/MyTables.svelte` has measured them: my tables get their room back before they are known. */
function reserve(height: unknown): void {
  if (typeof height !== 'number' || height <= 0) return;
  root.dataset.mine = 'kept';
  root.style.setProperty('--mine-room', `${height}px`);
}

/** Links lead where they lead; what needs a script is kept, the last of each kind. */
function keep(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const pressed = event.type === 'click' ? event.target.closest('button') : (event.target as HTMLElement);
  if (!pressed) return;
  if (event.type !== 'change') event.preventDefault();
  else chosen = (pressed as HTMLSelectElement).value;
  kept.set(event.type as Press, pressed);
  pressed.ariaBusy = 'true';
}

/** Coming alive, the page has put the list back. */
function change(list: HTMLSelectElement): void {
  list.value = chosen;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The page can answer now: press again what was pressed, unless it is gone. */
function answer(): void {
  root.style.visibility = '';
  for (const press of PRESSES) document.removeEventListener(press, keep, true);
  for (const [press, pressed] of kept) {
    pressed.ariaBusy = null;
    if (press === 'change') change(pressed as HTMLSelectElement);
    else if (press === 'submit') (pressed as HTMLFormElement).requestSubmit();
    else pressed.click();
  }
}

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

try {
  show((stored('wormery.settings') as Record<string, unknown> | null) ?? {});
  reserve(stored('wormery.mine-room'));
} catch {
  show({}); // no storage, or nothing of ours in it
}
for (const press of PRESSES) document.addEventListener(press, keep, true);
window.answerPresses = answer;

declare global {
  interface Window {
    /** Answers what was pressed before the page was ready. Call once, when it is. */
    answerPresses?: () => void;
  }
}

export {};
