/** What a pad is told of fingers. */
import type { Spot } from '../../../knots/measures';

/** Where a finger was, and when. */
export interface Touch {
  spot: Spot;
  now: number;
}
