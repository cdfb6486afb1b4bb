/** The book of knots: counts, bests, pictures, and what it makes of torn pages. */
import { describe, expect, it } from 'vitest';
import { EMPTY, fastest, readBook, withTied, withUntied } from './record';

const picture = (body: string) => ({ body, overs: [] });

describe('the book', () => {
  it('counts knots and keeps the rope of the best time', () => {
    const slow = withTied(EMPTY, { name: 'overhand', millis: 3000, way: 'draw', picture: picture('slow') });
    const fast = withTied(slow, { name: 'overhand', millis: 2000, way: 'keys', picture: picture('fast') });
    const again = withTied(fast, { name: 'overhand', millis: 2500, way: 'draw', picture: picture('again') });
    expect(again.tied['overhand']).toEqual({ times: 3, best: 2000, way: 'keys', picture: picture('fast') });
    expect(slow.tied['overhand']?.times).toBe(1);
  });

  it('knows the fastest knot of all', () => {
    expect(fastest(EMPTY)).toBeNull();
    const one = withTied(EMPTY, { name: 'overhand', millis: 3000, way: 'draw', picture: picture('') });
    const two = withTied(one, { name: 'figure-eight', millis: 2900, way: 'draw', picture: picture('') });
    expect(fastest(two)).toEqual({ name: 'figure-eight', best: 2900 });
  });

  it('counts what was untied', () => {
    const twice = withUntied(withUntied(EMPTY, 'overhand', 1800), 'overhand', 2100);
    expect(twice.untied).toEqual({ overhand: { times: 2, best: 1800 } });
  });

  it('survives being stored', () => {
    const book = withUntied(withTied(EMPTY, { name: 'overhand', millis: 1, way: 'switch', picture: picture('M0 0') }), 'overhand', 5);
    expect(readBook(JSON.parse(JSON.stringify(book)))).toEqual(book);
  });

  it.each([null, 7, 'x', {}, { tied: [] }, { tied: { overhand: { times: 'many' } }, untied: { overhand: 3 } }])('leaves out what it cannot read: %j', (torn) => {
    expect(readBook(torn)).toEqual(EMPTY);
  });
});
