/** The games as the pages know them; a new game is one more entry here. */
import { SEAT_SKINS, SIDE_SKINS, type Skin } from '../drawings/worms';
import type { Face, GamePage, Playable } from './game';
import WormiPicture from './wormi/Picture.svelte';
import { MAP_ROOM, mapInShort } from './wormlord/maps/inshort';
import WormlordPicture from './wormlord/Picture.svelte';
import { skinOf as skinOfSide } from './wormlord/skins';
import { sideOfSeats, teamsInShort } from './wormlord/teams/teams';
import WurmtPicture from './wurmt/Picture.svelte';
import { readingInShort } from './wurmt/reading';
import ReadingChooser from './wurmt/ReadingChooser.svelte';

export const FACES: readonly Face[] = [
  {
    name: 'wormi',
    rules: 'WI-',
    secret: false,
    Picture: WormiPicture,
    examples: {
      list: [{ name: 'step', rule: 'WI-06' }, { name: 'jump', rule: 'WI-07' }, { name: 'worm', rule: 'WI-13' }, { name: 'two', rule: 'WI-08' }],
      load: () => import('./wormi/Example.svelte'),
    },
    load: () => import('./wormi/index'),
    skins: () => SIDE_SKINS,
    study: () => import('./wormi/study/Study.svelte'),
    puzzles: () => import('./wormi/puzzles/Puzzles.svelte'),
  },
  {
    name: 'wurmt',
    rules: 'DW-',
    secret: true,
    Picture: WurmtPicture,
    examples: {
      list: [{ name: 'lay', rule: 'DW-11' }, { name: 'turn', rule: 'DW-12' }, { name: 'score', rule: 'DW-14' }, { name: 'over', rule: 'DW-15' }, { name: 'clean', rule: 'DW-16' }],
      load: () => import('./wurmt/Example.svelte'),
    },
    load: () => import('./wurmt/index'),
    choosing: [{ options: ['reading'], plain: ReadingChooser, inShort: readingInShort, load: async () => ({ default: ReadingChooser }) }], // on the home page at once
    invited: { ask_first: true }, // as the book begins (DW-42); alone with bots nobody would answer
  },
  {
    name: 'wormlord',
    rules: 'WL-',
    secret: false,
    Picture: WormlordPicture,
    examples: {
      list: [{ name: 'tie', rule: 'WL-11' }, { name: 'place', rule: 'WL-14' }, { name: 'win', rule: 'WL-28' }, { name: 'conquer', rule: 'WL-17' }, { name: 'shelter', rule: 'WL-25' }],
      load: () => import('./wormlord/Example.svelte'),
    },
    load: () => import('./wormlord/index'),
    choosing: [
      { options: ['teams'], inShort: teamsInShort, room: [11.4, 1.3], load: () => import('./wormlord/teams/TeamChooser.svelte') },
      { options: ['map'], inShort: mapInShort, room: MAP_ROOM, load: () => import('./wormlord/maps/MapChooser.svelte') },
    ],
    skins: (seats, options) => sideOfSeats(seats, options).map(skinOfSide),
    sharing: { sides: sideOfSeats, reseated: async (seats, options) => (await import('./wormlord/teams/reseating')).reseated(seats, options) },
    pages: [
      { address: '/practice', words: 'corner-practice', pastime: true, alone: true, load: () => import('./wormlord/practice/Practice.svelte') },
      { address: '/editor', words: 'corner-editor', load: () => import('./wormlord/editor/Editor.svelte') },
    ],
  },
];

/** A game by its name. */
export function faceOf(name: string): Face | undefined {
  return FACES.find((face) => face.name === name);
}

/** The colours of the seats of a game, before anything is played. */
export const skinsOf = (game: string, seats: number, options: unknown): readonly Skin[] =>
  faceOf(game)?.skins?.(seats, (options ?? {}) as Record<string, unknown>) ?? SEAT_SKINS;

/** The page of a game's own at an address, by the first word of its path. */
export function gamePage(word: string): GamePage | undefined {
  return FACES.flatMap((face) => face.pages ?? []).find((page) => page.address === `/${word}`);
}

/** The page where a rule stands; what is no game's own is every table's. */
export function pageOfRule(rule: string): string {
  return `/rules/${FACES.find((face) => rule.startsWith(face.rules))?.name ?? 'table'}#${rule}`;
}

/** The part of a game that plays; nothing if this page cannot play it yet. */
export async function playable(name: string): Promise<Playable | null> {
  return (await faceOf(name)?.load?.()) ?? null;
}
