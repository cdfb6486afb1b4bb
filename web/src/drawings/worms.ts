/** What all drawings of worms share. */

export type Skin = 'yellow' | 'pink' | 'blue' | 'brown' | 'neutral';
export type Mood = 'calm' | 'glad' | 'grim' | 'asleep';

/** The skin of a side of Wormi: blue, then pink. */
export const SIDE_SKINS = ['blue', 'pink'] as const;
