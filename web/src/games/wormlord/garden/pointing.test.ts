/** A tap stays a tap; what is held points, and follows the hand. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Cell } from '$lib/protocol';
import { HOLD, Pointing } from './pointing';

let told: string[];
let pointing: Pointing;
const name = (cell: Cell | null): string => (cell ? `${cell.col},${cell.row}` : '-');

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  const to = { point: (cell: Cell | null) => void told.push(name(cell)), lifted: (cell: Cell) => void told.push(`lifted ${name(cell)}`) };
  pointing = new Pointing(to, (x, y) => (x < 0 ? null : { col: Math.floor(x / 100), row: Math.floor(y / 100) }));
});

afterEach(() => void vi.useRealTimers());

it('leaves a tap alone', () => {
  pointing.press(50, 50);
  vi.advanceTimersByTime(HOLD - 1);
  pointing.lift();
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([]);
  expect(pointing.takesTap()).toBe(false);
});

it('points when it is held, from cell to cell, and takes the tap', () => {
  pointing.press(50, 50);
  vi.advanceTimersByTime(HOLD);
  pointing.move(60, 60);
  pointing.move(150, 60);
  pointing.move(-1, 60);
  pointing.lift();
  expect(told).toEqual(['0,0', '1,0', '-', 'lifted 1,0']);
  expect([pointing.takesTap(), pointing.takesTap()]).toEqual([true, false]);
});

it('is no finger when the hand slips away at once', () => {
  pointing.press(50, 50);
  pointing.move(90, 50);
  vi.advanceTimersByTime(HOLD);
  pointing.lift();
  expect(told).toEqual([]);
});

it('is shown again while it rests', () => {
  pointing.press(50, 50);
  vi.advanceTimersByTime(HOLD + 4_500);
  expect(told).toEqual(['0,0', '0,0', '0,0']);
  pointing.lift();
  vi.advanceTimersByTime(5_000);
  expect(told.slice(3)).toEqual(['-', 'lifted 0,0']);
});

it('points with a key for a moment', () => {
  pointing.glance({ col: 3, row: 3 });
  vi.advanceTimersByTime(3_000);
  expect(told).toEqual(['3,3', 'lifted 3,3', '-']);
  expect(pointing.takesTap()).toBe(false);
});
