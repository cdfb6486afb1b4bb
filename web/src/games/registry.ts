/** The games as the pages know them; a new game is one more line here. */
import type { Face, Playable } from './game';
import WormiPicture from './wormi/Picture.svelte';
import WormlordPicture from './wormlord/Picture.svelte';
import WurmtPicture from './wurmt/Picture.svelte';

export const FACES: readonly Face[] = [
  {
    name: 'wormi',
    rules: 'WI-',
    secret: false,
    Picture: WormiPicture,
    load: () => import('./wormi/index'),
    study: () => import('./wormi/Study.svelte'),
    puzzles: () => import('./wormi/Puzzles.svelte'),
  },
  {
    name: 'wurmt',
    rules: 'DW-',
    secret: true,
    Picture: WurmtPicture,
    load: () => import('./wurmt/index'),
    choosing: { options: ['reading'], load: () => import('./wurmt/ReadingChooser.svelte') },
  },
  {
    name: 'wormlord',
    rules: 'WL-',
    secret: false,
    Picture: WormlordPicture,
    load: () => import('./wormlord/index'),
    choosing: { options: ['map'], load: () => import('./wormlord/MapChooser.svelte') },
    corners: [
      { address: '/practice', words: 'corner-practice', pastime: true },
      { address: '/editor', words: 'corner-editor' },
    ],
  },
];

/** A game by its name. */
export function faceOf(name: string): Face | undefined {
  return FACES.find((face) => face.name === name);
}

/** The page where a rule stands; what is no game's own is every table's. */
export function pageOfRule(rule: string): string {
  return `/rules/${FACES.find((face) => rule.startsWith(face.rules))?.name ?? 'table'}#${rule}`;
}

/** The part of a game that plays; nothing if this page cannot play it yet. */
export async function playable(name: string): Promise<Playable | null> {
  return (await faceOf(name)?.load?.()) ?? null;
}
