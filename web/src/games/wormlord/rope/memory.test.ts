import { describe, expect, it } from 'vitest';
import type { Row } from '../../../knots/stroke';
import { withPiece, type Halves } from './memory';

const row = (x: number): Row => [x, 0, x, 0];

describe('the other end of a rope that two draw', () => {
  const none: Halves = new Map();

  it('grows and shrinks as the server weaves it', () => {
    const one = withPiece(none, 3, ['woven', 'head', 0, [row(1), row(2), row(3)]]);
    const two = withPiece(one, 3, ['woven', 'head', 1, [row(4)]]);
    expect(two.get(3)).toEqual({ rows: [row(1), row(2), row(4)], isLaid: false });
  });

  it('is nothing again when it is grabbed anew', () => {
    const drawn = withPiece(none, 3, ['woven', 'head', 0, [row(1)]]);
    expect(withPiece(drawn, 3, ['grab', 0, 1, 'weave']).get(3)?.rows).toEqual([]);
  });

  it('is not changed by what others draw', () => {
    expect(withPiece(none, 1, ['pay', 0, 0, 0, [row(1)]])).toBe(none);
    expect(withPiece(none, 1, 'nonsense')).toBe(none);
  });
});
