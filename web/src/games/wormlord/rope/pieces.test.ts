/** How ropes and pulls travel: in order, in small pieces, and with nothing lost. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../knots/stroke';
import { Outgoing, Pulling, type Piece } from './pieces';

const row = (n: number): Row => [n, n, n, 0];
const rows = (from: number, count: number): Row[] => Array.from({ length: count }, (_, i) => row(from + i));

/** What the server has after all these pieces. */
function received(pieces: readonly Piece[]): Row[] {
  const kept: Row[] = [];
  for (const [kind, , , back, paid] of pieces as [string, number, number, number, Row[]][]) {
    if (kind === 'pay') kept.splice(kept.length - back, back, ...paid);
  }
  return kept;
}

describe('a rope on its way', () => {
  it('arrives as it was drawn, rows that were taken back included', () => {
    const sent: Piece[] = [];
    const out = new Outgoing((piece) => sent.push(piece), 'weave');
    out.pay({ back: 0, rows: rows(0, 5) }, 1000);
    out.pay({ back: 0, rows: rows(5, 3) }, 1010);
    out.pay({ back: 5, rows: rows(90, 2) }, 1020);
    out.done(1030);
    expect(received(sent)).toEqual([...rows(0, 3), ...rows(90, 2)]);
  });

  it('goes in pieces of at most 64 rows, numbered one after another, and ends with a request', () => {
    const sent: [Piece, boolean][] = [];
    const out = new Outgoing((piece, isLast) => sent.push([piece, isLast]), 'keys');
    out.pay({ back: 0, rows: rows(0, 150) }, 1000);
    out.done(1001);
    const [grab, ...others] = sent.map(([piece]) => piece);
    expect(grab?.[0]).toBe('grab');
    expect(grab?.[3]).toBe('keys');
    expect(others.map((piece) => piece[2])).toEqual([0, 1, 2, 3]);
    expect(others.map((piece) => (piece[4] as Row[] | undefined)?.length)).toEqual([64, 64, 22, undefined]);
    expect(sent.map(([, isLast]) => isLast)).toEqual([false, false, false, false, true]);
  });

  it('sends no more than a few pieces a second', () => {
    const sent: Piece[] = [];
    const out = new Outgoing((piece) => sent.push(piece), 'weave');
    for (let now = 1000; now < 2000; now += 4) out.pay({ back: 0, rows: [row(now)] }, now);
    expect(sent.length).toBeLessThan(16);
  });
});

describe('a pull on its way', () => {
  it('tells which end is taken before where the finger is', () => {
    const sent: Piece[] = [];
    const pulling = new Pulling((piece) => sent.push(piece));
    pulling.grab('head');
    pulling.pull([1, 2, 0], 500);
    pulling.pull([1, 3, 20], 510);
    pulling.grab('tail');
    pulling.pull([9, 9, 0], 520);
    pulling.free(530);
    expect(sent.map((piece) => piece[0])).toEqual(['loosen', 'pull', 'pull', 'loosen', 'pull', 'free']);
    expect(sent.map((piece) => piece[2])).toEqual([sent[0]?.[2], 0, 1, sent[3]?.[2], 2, 3]);
  });
});
