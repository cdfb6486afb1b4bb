/** Where the board lies on its side: on phones that are held across and on wide screens (Board.svelte has the same in its style). */
export const ACROSS = '(min-width: 36rem) and (max-height: 34rem), (min-width: 52rem) and (min-aspect-ratio: 3/2)';
