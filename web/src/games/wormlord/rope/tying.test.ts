/** A finger leads a head: when a rope is tied, and when it is not. */
import { describe, expect, it } from 'vitest';
import { every, FIGURE_OF_EIGHT, LOOP, PRETZEL, smooth, type Curve } from '../../../knots/figures';
import { HALVES } from '../../../knots/pair';
import { judge } from '../../../knots/verdict';
import { HEAD, TAIL } from '../../../knots/weave';
import { RECIPES, type Direction } from '../../../knots/keys';
import { Crawling, Switching, type Leg } from './crawling';
import { Tying, type Step, type Wanted } from './tying';

const REACH = 300;

function drawn(figure: Curve, handicap: Wanted = 'overhand', gap = 60): { tying: Tying; last: Step } {
  const tying = new Tying(handicap, 80, null, () => undefined);
  const points = every(smooth(figure), gap);
  tying.grab(...points[0]!, 0, REACH);
  let last: Step = 'going';
  points.forEach(([x, y], i) => {
    if (last !== 'tied') last = tying.move(x, y, 10 * i);
  });
  return { tying, last };
}

describe('a drawn rope', () => {
  it('is tied when its head comes out at the rim', () => {
    const { tying, last } = drawn(PRETZEL);
    expect(last).toBe('tied');
    expect(tying.verdict.kind).toBe('overhand');
  });

  it('is not tied half way, and lifting costs nothing', () => {
    const { tying } = drawn(PRETZEL.slice(0, 9));
    const before = tying.rows.length;
    expect(tying.lift(5000)).toBe('going');
    expect(tying.rows.length).toBe(before);
    expect(tying.grab(...tying.head!, 9000, REACH)).toBe(true);
  });

  it('may hold any knot in practice', () => {
    const { tying, last } = drawn(FIGURE_OF_EIGHT, 'any');
    expect(last).toBe('tied');
    expect(tying.verdict.name).toContain('figure-eight');
    expect(drawn(LOOP, 'any').last).not.toBe('tied');
  });

  it('is grabbed only at its head', () => {
    const { tying } = drawn(PRETZEL.slice(0, 9));
    tying.lift(5000);
    expect(tying.grab(4000, 4000, 6000, REACH)).toBe(false);
  });

  it('does not count the time in which nobody held it', () => {
    const { tying } = drawn(PRETZEL.slice(0, 6));
    tying.lift(900);
    tying.grab(...tying.head!, 60_900, REACH);
    tying.move(3000, 1500, 61_000);
    expect(tying.rows.at(-1)?.[2]).toBeLessThan(1100);
  });

  it('never has more rows than a frame can carry', () => {
    const { tying } = drawn(PRETZEL, 'overhand', 3);
    expect(JSON.stringify(tying.rows).length).toBeLessThan(16_000);
  });

  it('is one loop for small children', () => {
    expect(drawn(LOOP, 'loop').last).toBe('tied');
    expect(drawn(LOOP).last).not.toBe('tied');
  });
});

describe('a pair', () => {
  it('has its knot when both halves are drawn, whoever comes second', () => {
    const half = (side: 1 | -1): Tying => {
      const tying = new Tying('overhand', 80, side === TAIL ? 'tail' : 'head', () => undefined);
      const points = every(smooth(HALVES[side]), 60);
      tying.grab(...points[0]!, 0, REACH);
      points.forEach(([x, y], i) => tying.move(x, y, 10 * i));
      return tying;
    };
    const [tail, head] = [half(TAIL), half(HEAD)];
    expect(judge(tail.stroke).kind).not.toBe('overhand');
    head.meet({ rows: tail.rows, isLaid: true });
    tail.meet({ rows: head.rows, isLaid: true });
    expect([tail.verdict.kind, head.verdict.kind]).toEqual(['overhand', 'overhand']);
  });
});

describe('a worm without a pointer', () => {
  /** Press the arrows of a recipe every so many ms, and look at the worm every frame. */
  function pressed(wanted: Wanted, presses: string, every: number): { worm: Crawling; steps: Step[]; legs: Leg[] } {
    const worm = new Crawling(wanted, 100, () => undefined);
    const steps: Step[] = [];
    const legs: Leg[] = [];
    for (let now = 0; now < presses.length * every + 3000 && !steps.includes('tied'); now += 10) {
      const way = now % every === 0 ? presses[now / every] : undefined;
      if (way) worm.turn(way as Direction, now);
      const step = worm.crawl(now);
      if (step === 'stopped' && worm.leg) legs.push(worm.leg);
      steps.push(step);
    }
    return { worm, steps, legs };
  }

  it.each([10, 100, 150, 200, 250, 290, 300, 400, 700, 2000])('ties a knot by six turns, one every %i ms', (every) => {
    expect(pressed('overhand', RECIPES.overhand, every).steps.at(-1)).toBe('tied');
  });

  it('ties a figure-eight for those who have to', () => {
    expect(pressed('figure-eight', RECIPES['figure-eight'], 120).steps.at(-1)).toBe('tied');
  });

  it('tells where every press led, over and under what, and what barred the way', () => {
    const { legs } = pressed('overhand', 'RULDDD', 1000);
    expect(legs.map(({ node }) => node)).toEqual(['e5', 'e3', 'c3', 'c6', 'c7', 'c7']);
    expect(legs[3]?.passed).toEqual([{ node: 'c5', isUnder: expect.any(Boolean) }]);
    expect(legs.map(({ bump }) => bump)).toEqual([null, null, null, null, null, 'fence']);
    expect(pressed('overhand', 'RL', 1000).legs[1]?.bump).toBe('body');
  });

  it('waits in nobody’s time', () => {
    const [quick, slow] = [100, 5000].map((every) => pressed('overhand', RECIPES.overhand, every).worm.stroke.rows.at(-1)?.[2] ?? 0);
    expect(slow).toBeLessThan((quick ?? 0) + 700);
  });

  it('crawls on in practice, where any knot will do, and is done at the fence', () => {
    expect(pressed('any', RECIPES.overhand, 100).steps).not.toContain('tied');
    const { worm, steps } = pressed('any', `${RECIPES.overhand}UU`, 100);
    expect(steps.at(-1)).toBe('tied');
    expect(worm.verdict.kind).toBe('overhand');
  });

  it.each([[true, 'tied'], [false, 'going']] as const)('with one switch: pressed at the ring %s, it is %s', (digs, ends) => {
    const worm = new Switching('overhand', () => undefined);
    worm.press(0);
    const [, , ring] = worm.way.find(([x, y], i) => i > worm.way.length / 2 && Math.hypot(x - 2048, y - 2500) < 100)!;
    let last: Step = 'going';
    for (let now = 0; !worm.isOver; now += 16) {
      if (digs && Math.abs(now - ring) < 180) worm.press(now);
      else worm.release();
      last = worm.crawl(now);
    }
    expect(last).toBe(ends);
  });
});
