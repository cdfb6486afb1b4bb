/** A rope that grows is seen as the same rope would be that lies there at once. */
import { describe, expect, it } from 'vitest';
import { every, FIGURE_OF_EIGHT, PRETZEL, smooth } from './figures';
import { Growing, overpasses } from './shape';
import type { Row } from './stroke';
import { weave } from './weave';

const drawn = (figure: typeof PRETZEL): readonly Row[] => weave(every(smooth(figure), 60).map(([x, y], i) => [x, y, i])).rows;
const plain = (rows: readonly Row[]): unknown => overpasses({ rows, when: [] });

describe('a growing rope', () => {
  it.each([[PRETZEL], [FIGURE_OF_EIGHT]])('lies on top of itself at the same places, whatever part of it is there', (figure) => {
    const rows = drawn(figure);
    const growing = new Growing();
    for (let count = 1; count <= rows.length; count += 7) {
      const part = rows.slice(0, count);
      expect(growing.follow(part).map(({ step, part: along }) => ({ step, part: along }))).toEqual(plain(part));
    }
    expect(growing.met.length).toBeGreaterThan(2);
  });

  it('forgets what was taken back', () => {
    const rows = drawn(PRETZEL);
    const growing = new Growing();
    growing.follow(rows);
    expect(growing.follow(rows.slice(0, 30))).toEqual([]);
  });
});
