/** Practice on the pad: any knot will do, and somebody looks at the clock. */
import type { Curve } from '../../../knots/figures';

/** A way to follow. */
export interface Guide {
  readonly curve: Curve;
  /** After which corners the worm has to dig until the next one, by hand; none where weaving does it. */
  readonly digs: readonly number[];
}

export interface Drill {
  /** A dotted way to follow. */
  guide: Guide | null;
  /** A hand holds the rope, said as often as it takes it; or it was laid down to begin afresh. */
  ontry: (isBegun: boolean) => void;
}
