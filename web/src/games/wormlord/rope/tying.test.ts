/** A finger leads a head: when a rope is tied, and when it is not. */
import { describe, expect, it } from 'vitest';
import { every, FIGURE_OF_EIGHT, LOOP, PRETZEL, smooth, type Curve } from '../../../knots/figures';
import { HALVES } from '../../../knots/pair';
import { judge } from '../../../knots/verdict';
import { HEAD, TAIL } from '../../../knots/weave';
import { Crawling, Switching } from './crawling';
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
  it('ties a knot by six turns', () => {
    const worm = new Crawling('overhand', 100, () => undefined);
    let now = 0;
    let last: Step = 'going';
    for (const [way, count] of [['R', 3], ['U', 2], ['L', 2], ['D', 3], ['R', 1], ['U', 4]] as const) {
      worm.turn(way, now);
      for (let i = 0; i < count && last !== 'tied'; i += 1, now += 100) last = worm.crawl(now);
    }
    expect(last).toBe('tied');
  });

  it('crawls on in practice, where any knot will do, and is done at the fence', () => {
    const worm = new Crawling('any', 100, () => undefined);
    let now = 0;
    let steps: Step[] = [];
    for (const [way, count] of [['R', 3], ['U', 2], ['L', 2], ['D', 3], ['R', 1], ['U', 7]] as const) {
      worm.turn(way, now);
      for (let i = 0; i < count; i += 1, now += 100) steps = [...steps, worm.crawl(now)];
    }
    expect(steps.indexOf('tied')).toBeGreaterThan(15);
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
