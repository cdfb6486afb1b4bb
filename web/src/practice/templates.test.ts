/** Every way that is shown leads to the knot that it is shown for. */
import { describe, expect, it } from 'vitest';
import { judge } from '../knots/verdict';
import { laid, TEMPLATES } from './templates';

describe('the ways that are shown', () => {
  it('are ten', () => {
    expect(TEMPLATES.size).toBe(10);
  });

  it.each([...TEMPLATES])('lead to a knot called %s', (name, curve) => {
    expect(judge(laid(curve)).name).toBe(name);
  });
});
