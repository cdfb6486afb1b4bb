/** Sides and people: pairs from two against two on, and mixed ones. */
import { describe, expect, it } from 'vitest';
import { arranged, sideOfSeats, teamsOf, teamsInShort, withPeople, withSides } from './teams';

const always = (): boolean => true;

describe('teams', () => {
  it('are everybody alone, and pairs from five people on, where nobody chose', () => {
    expect([2, 4, 5, 6, 7, 8].map((seats) => teamsOf(seats, []).join(''))).toEqual(['11', '1111', '221', '222', '2221', '2222']);
    expect(teamsInShort(4, { teams: [2, 2] })).toBe('2 : 2');
    expect(teamsInShort(2, {})).toBe('');
  });

  it('tell whose side a seat is', () => {
    expect(sideOfSeats(4, { teams: [2, 2] })).toEqual([0, 0, 1, 1]);
    expect(sideOfSeats(3, { teams: [2, 1] })).toEqual([0, 0, 1]);
    expect(sideOfSeats(3, {})).toEqual([0, 1, 2]);
  });

  it('grow and shrink by whole sides', () => {
    expect(withSides([2, 2], 3)).toEqual([2, 2, 2]);
    expect(withSides([2, 1], 4)).toEqual([2, 1, 1, 1]);
    expect(withSides([2, 1, 1], 2)).toEqual([2, 1]);
    expect(withPeople([1, 1], 1, 2)).toEqual([1, 2]);
  });

  it('make seats, and are left out where they are as usual', () => {
    expect(arranged([2, 2], { rounds: 3 }, always)).toEqual([4, { rounds: 3, teams: [2, 2], handicaps: [], map: null }]);
    expect(arranged([1, 1, 1], { teams: [2, 1] }, always)[1]['teams']).toEqual([]);
    expect(arranged([2, 2, 2], {}, always)).toEqual([6, { teams: [], handicaps: [], map: null }]);
  });

  it('keep a map that is for them, and what each side has to tie', () => {
    const options = { map: 'Duel', handicaps: ['loop', 'overhand', 'loop'] };
    const isFor = (sides: number): boolean => sides === 2;
    expect(arranged([2, 2], options, isFor)[1]).toMatchObject({ map: 'Duel', handicaps: ['loop', 'overhand'] });
    expect(arranged([1, 1, 1], options, isFor)[1]).toMatchObject({ map: null });
  });
});
