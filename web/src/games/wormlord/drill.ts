/** Practice on the pad: any knot will do, and somebody looks at the clock. */
import type { Curve } from '../../knots/figures';

export interface Drill {
  /** A dotted way to follow. */
  guide: Curve | null;
  /** A hand holds the rope, said as often as it takes it; or it was laid down to begin afresh. */
  ontry: (isBegun: boolean) => void;
}
