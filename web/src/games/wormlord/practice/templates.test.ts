/** Every way that is shown leads to the knot that it is shown for. */
import { describe, expect, it } from 'vitest';
import type { Spot } from '../../../knots/measures';
import { judge } from '../../../knots/verdict';
import { LEASH } from '../../../knots/weave';
import type { Guide } from '../pad/drill';
import { Tying, type Step } from '../rope/tying';
import { ALL, followed, laid, TEMPLATES } from './templates';

/** What a finger ties that follows the dots, with the usual leash. */
function tiedBy(guide: Guide): string {
  const tying = new Tying('any', LEASH, null, () => undefined, { byHand: guide.digs.length > 0 });
  const [[start], ...places] = followed(guide, 60) as [readonly [Spot, boolean], ...(readonly [Spot, boolean])[]];
  tying.grab(...start, 0, 300);
  let step: Step = 'going';
  // The first knot whose head comes out at the rim is the one that is tied.
  for (const [i, [spot, isDug]] of places.entries()) {
    tying.isDigging = isDug;
    step = tying.move(...spot, 10 * (i + 1));
    if (step === 'tied') break;
  }
  if (step !== 'tied') step = tying.lift(10 * (places.length + 1));
  return step === 'tied' ? tying.verdict.name : step;
}

describe('the ways that are shown', () => {
  it('are there for every knot of the collection', () => {
    expect([...TEMPLATES.keys()]).toEqual(ALL);
  });

  it.each([...TEMPLATES])('lead to a knot called %s', (name, guide) => {
    expect(judge(laid(guide)).name).toBe(name);
    expect(tiedBy(guide)).toBe(name);
  });
});
