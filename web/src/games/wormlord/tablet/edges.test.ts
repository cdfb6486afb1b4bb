import { describe, expect, it } from 'vitest';
import type { GardenView } from '$lib/protocol';
import { seating } from './edges';

const garden = (...rows: string[]): GardenView => ({ map: { name: '', sides: [], rows } }) as unknown as GardenView;
const CROSS = garden('..3..', '.....', '4...2', '.....', '..1..');
const DUEL = garden('.....', '.....', '1...2', '.....', '.....');

describe('people around one device', () => {
  it('sit at four edges with pads of a hand, and the garden between them', () => {
    for (const [wide, high] of [[820, 1180], [1180, 820]] as const) {
      const { edges, garden: middle } = seating(CROSS, [0, 1, 2, 3], wide, high);
      expect(edges.map((edge) => edge.turn).sort()).toEqual([0, 1, 2, 3]);
      for (const { box } of edges) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(280);
      expect(Math.min(middle.width, middle.height)).toBeGreaterThanOrEqual(540);
    }
  });

  it('have their base near them, if the garden has to be turned for it', () => {
    const standing = seating(DUEL, [0, 1], 390, 844);
    expect(standing.turn % 2).toBe(1);
    expect(standing.edges.every(({ box }) => box.height >= 280)).toBe(true);
    const lying = seating(DUEL, [0, 1], 1180, 820);
    expect(lying.turn).toBe(0);
    expect(lying.edges.find((edge) => edge.side === 0)?.turn).toBe(1);
  });

  it('never lie on top of each other', () => {
    for (const sides of [[0, 1], [0, 1, 2], [0, 1, 2, 3]]) {
      const { edges, garden: middle } = seating(CROSS, sides, 820, 1180);
      const boxes = [...edges.map((edge) => edge.box), middle];
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) {
          const apart = a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;
          expect(apart).toBe(true);
        }
      }
    }
  });
});
