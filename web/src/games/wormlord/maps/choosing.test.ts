/** Choosing a map: as many people as it is for, and the other options follow. */
import { describe, expect, it } from 'vitest';
import { blank, textOf } from '../editor/draft';
import { arranged, cards, chosen, sidesOf, type Card } from './choosing';

const card = (name: string, sides: number[], more: Partial<Card> = {}): Card => ({ value: name, plan: { ...blank(name), sides }, isOwn: false, isFair: true, ...more });
const ALL = [card('Basic 2', [2]), card('Basic 4', [4]), card('Small Garden', [2, 4])];

describe('a map', () => {
  it('is for sides, and people may be pairs', () => {
    expect([2, 3, 4, 5, 6, 8].map((seats) => sidesOf(seats, []))).toEqual([2, 3, 4, 3, 3, 4]);
    expect(sidesOf(4, [2, 2])).toBe(2);
  });

  it('of one’s own is offered once, if it can be played', () => {
    const kept = { draft: blank('Mine'), playable: true, fair: true };
    const own = [{ ...kept, id: '1' }, { ...kept, id: '2' }, { ...kept, id: '3', draft: blank('Torn'), playable: false }];
    expect(cards([blank('Duel')], own).map(({ plan }) => plan.name)).toEqual(['Duel', 'Mine']);
  });

  it('is the basic one where nobody chose', () => {
    expect(chosen(ALL, null, 4)?.plan.name).toBe('Basic 4');
    expect(chosen(ALL, 'small-garden', 4)?.plan.name).toBe('Small Garden');
    expect(chosen(ALL, 'Mole Hill', 2)).toBeNull();
  });

  it('of somebody else is shown as it was drawn', () => {
    const text = textOf({ ...blank('Theirs'), sides: [2, 4] });
    expect(chosen(ALL, text, 2)?.plan).toMatchObject({ name: 'Theirs', sides: [2, 4], rows: blank('').rows });
  });

  it('keeps the people where it fits them', () => {
    expect(arranged(card('Small Garden', [2, 4]), 4, { teams: [2, 2], rounds: 3 })).toEqual([4, { map: 'Small Garden', unfair_maps: false, teams: [2, 2], handicaps: [], rounds: 3 }]);
  });

  it('changes the people where it does not', () => {
    const options = { teams: [2, 1], handicaps: ['loop', 'loop', 'loop', 'loop'] };
    expect(arranged(card('Duel', [2]), 3, { ...options, teams: [] })).toEqual([2, { map: 'Duel', unfair_maps: false, teams: [], handicaps: ['loop', 'loop'] }]);
  });

  it('of one’s own that is not fair says so', () => {
    const [, options] = arranged(card('text', [2], { isOwn: true, isFair: false }), 2, {});
    expect(options).toMatchObject({ map: 'text', unfair_maps: true });
  });

  it('that is basic is the usual option', () => {
    expect(arranged(card('Basic 4', [4]), 2, { map: 'Duel' })).toEqual([4, { map: null, unfair_maps: false, teams: [], handicaps: [] }]);
  });
});
