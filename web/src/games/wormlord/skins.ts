/** The colours of the four sides. */
import type { Skin } from '../../drawings/worms';

export const SKINS = ['pink', 'blue', 'yellow', 'brown'] as const satisfies readonly Skin[];

export const skinOf = (side: number): (typeof SKINS)[number] => SKINS[side] ?? 'brown';
