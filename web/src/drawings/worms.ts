/** What all drawings of worms share. */
import heads from '$heads';

export type Skin = 'yellow' | 'pink' | 'blue' | 'brown' | 'neutral';
export type Mood = 'calm' | 'glad' | 'grim' | 'asleep';

/** How a worm looks, whatever its colour; the server knows the same list. */
export const LOOKS = ['sprout', 'curl', 'specs', 'cap', 'tuft', 'bow', 'crown', 'flower', 'moustache', 'star'] as const;
export type Look = (typeof LOOKS)[number];

/** A path on a sheet of 100 by 100: the name of its paint, the path, and its moods if not all. */
type Shape = readonly string[];

/** What is drawn upon a skin again and again: an area, or a line of some width. */
export interface Pattern {
  readonly size: readonly number[];
  readonly d: string;
  readonly line: number;
  readonly opacity: number;
}

const { shared, looks, usual, skins } = heads as {
  shared: Readonly<Record<string, readonly Shape[]>>;
  looks: Readonly<Record<string, readonly (Shape | string)[]>>;
  usual: Readonly<Record<Skin, string>>;
  skins: Readonly<Record<Skin, Pattern>>;
};

export const PATTERNS = Object.entries(skins) as readonly (readonly [Skin, Pattern])[];

/** A face by its name; nothing where it has none, or one that this page does not know. */
export const asLook = (face: string): Look | null => LOOKS.find((look) => look === face) ?? null;

/** How a worm looks: as somebody chose, else as worms of its colour do, as on cards. */
export const lookOf = (skin: Skin, face: string): string => asLook(face) ?? usual[skin];

/** All shapes of a head, from the back to the front. */
export const shapesOf = (look: string, mood: Mood): readonly Shape[] =>
  (looks[look] ?? []).flatMap((each) => (typeof each === 'string' ? (shared[each] ?? []) : [each])).filter(([, , moods]) => !moods || moods.includes(mood));

/** The skin of a side of Wormi: blue, then pink. */
export const SIDE_SKINS = ['blue', 'pink'] as const;

/** The skins of seats where a game knows no sides. */
export const SEAT_SKINS: readonly Skin[] = ['pink', 'blue', 'yellow', 'brown', 'neutral'];
