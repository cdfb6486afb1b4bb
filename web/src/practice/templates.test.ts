/** Every way that is shown leads to the knot that it is shown for. */
import { describe, expect, it } from 'vitest';
import { Tying, type Step } from '../games/wormlord/tying';
import { every, smooth, type Curve } from '../knots/figures';
import { at } from '../knots/measures';
import { judge } from '../knots/verdict';
import { LEASH } from '../knots/weave';
import { laid, TEMPLATES } from './templates';

/** What a finger ties that follows the dots, with the usual leash. */
function followed(curve: Curve): string {
  const tying = new Tying('any', LEASH, null, () => undefined);
  const points = every(smooth(curve), 60);
  tying.grab(...at(points, 0), 0, 300);
  let step: Step = 'going';
  // The first knot whose head comes out at the rim is the one that is tied.
  for (let i = 1; i < points.length && step !== 'tied'; i += 1) step = tying.move(...at(points, i), 10 * i);
  if (step !== 'tied') step = tying.lift(10 * points.length);
  return step === 'tied' ? tying.verdict.name : step;
}

describe('the ways that are shown', () => {
  it('are seventeen', () => {
    expect(TEMPLATES.size).toBe(17);
  });

  it.each([...TEMPLATES])('lead to a knot called %s', (name, curve) => {
    expect(judge(laid(curve)).name).toBe(name);
    expect(followed(curve)).toBe(name);
  });
});
