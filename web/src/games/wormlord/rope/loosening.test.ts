/** An enemy's knot comes undone along its own body, and nowhere else. */
import { describe, expect, it } from 'vitest';
import { every, PRETZEL, smooth } from '../../../knots/figures';
import { weave } from '../../../knots/weave';
import { Loosening } from './loosening';

const knot = weave(every(smooth(PRETZEL), 90).map(([x, y], i) => [x, y, 16 * i]));
const silent = { ongrab: (): void => undefined, onpull: (): void => undefined };

/** Pull the head along the body, so many units a millisecond; when it was free. */
function freedAfter(loosening: Loosening, speed: number): number | null {
  const body = every(smooth([...PRETZEL].reverse()), 20);
  loosening.grab(...body[0]!, 0);
  for (let i = 0; i < body.length; i += 1) {
    const now = (20 * i) / speed;
    if (loosening.pull(...body[i]!, now)) return now;
  }
  return null;
}

describe('an enemy’s knot', () => {
  it('is free when enough has come out, and not sooner than a worm can creep', () => {
    const freed = freedAfter(new Loosening(knot.rows, null, silent), 1.5);
    expect(freed).toBeGreaterThan(1300);
  });

  it('stays tied for a finger that jumps ahead', () => {
    expect(freedAfter(new Loosening(knot.rows, null, silent), 40)).toBeNull();
  });

  it('follows a finger that a slow device tells of late', () => {
    const loosening = new Loosening(knot.rows, null, silent);
    const body = every(smooth([...PRETZEL].reverse()), 70);
    loosening.grab(...body[0]!, 0);
    let isFree = false;
    for (let i = 1; i < body.length && !isFree; i += 1) {
      loosening.rest(45 * i + 40); // the frame is painted before the finger's way is told
      isFree = loosening.pull(...body[i]!, 45 * i);
    }
    expect(isFree).toBe(true);
  });

  it('is not taken in the middle', () => {
    expect(new Loosening(knot.rows, null, silent).grab(2048, 1380, 0)).toBe(false);
  });

  it('creeps out by itself while a button is held, and keeps what is won', () => {
    const loosening = new Loosening(knot.rows, null, silent);
    let now = 0;
    loosening.hold(now);
    for (; now < 800; now += 16) loosening.creep(now);
    const won = loosening.progress;
    loosening.lift(now);
    expect(won).toBeGreaterThan(0.2);
    loosening.hold((now += 9000));
    expect(loosening.progress).toBe(won);
    let isFree = false;
    for (; !isFree && now < 20_000; now += 16) isFree = loosening.creep(now);
    expect(isFree).toBe(true);
    expect(loosening.pulls).toHaveLength(1);
  });

  it('gives one of a pair only the own end', () => {
    const loosening = new Loosening(knot.rows, 'tail', silent);
    expect(loosening.grab(3646, 120, 0)).toBe(false);
    expect(loosening.grab(450, 120, 0)).toBe(true);
  });
});
