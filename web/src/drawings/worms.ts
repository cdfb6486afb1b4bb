/** What all drawings of worms share. */

export type Skin = 'yellow' | 'pink' | 'blue' | 'brown' | 'neutral';
export type Mood = 'calm' | 'glad' | 'grim' | 'asleep';

/** How a worm looks, whatever its colour; the server knows the same list. */
export const LOOKS = ['sprout', 'curl', 'specs', 'cap', 'tuft', 'bow', 'crown', 'flower', 'moustache', 'star'] as const;
export type Look = (typeof LOOKS)[number];

/** How a worm of a colour looks if nobody in particular is meant, as on cards. */
export const USUAL_LOOK: Readonly<Record<Skin, Look | null>> = { yellow: 'sprout', pink: 'curl', blue: 'specs', brown: 'cap', neutral: null };

/** A face by its name; nothing where it has none, or one that this page does not know. */
export const asLook = (face: string): Look | null => LOOKS.find((look) => look === face) ?? null;

/** The skin of a side of Wormi: blue, then pink. */
export const SIDE_SKINS = ['blue', 'pink'] as const;

/** The skins of seats where a game knows no sides. */
export const SEAT_SKINS: readonly Skin[] = ['pink', 'blue', 'yellow', 'brown', 'neutral'];
