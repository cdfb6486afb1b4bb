/** The curtain hangs between two hands on one device, and nowhere else. */
import { expect, it } from 'vitest';
import { Viewpoint } from './viewpoint.svelte';

class Table {
  seats: readonly number[] = $state.raw([]);
  awaited: readonly number[] = $state.raw([]);
  hides = $state(true);
  readonly viewpoint = new Viewpoint({ seats: () => this.seats, awaited: () => this.awaited, hides: () => this.hides });
}

function table(seats: readonly number[], awaited: readonly number[]): Table {
  const made = new Table();
  made.seats = seats;
  made.awaited = awaited;
  return made;
}

it('shows a spectator and a single seat everything at once', () => {
  expect(table([], [0]).viewpoint).toMatchObject({ wanted: null, shared: false, hidden: false });
  expect(table([1], [0]).viewpoint).toMatchObject({ wanted: 1, shared: false, hidden: false });
});

it('falls whenever the turn passes to another seat of the device', () => {
  const here = table([0, 1], [0]);
  expect(here.viewpoint).toMatchObject({ wanted: 0, shared: true, hidden: true });
  here.viewpoint.lift();
  expect(here.viewpoint.hidden).toBe(false);
  here.awaited = [1];
  expect(here.viewpoint).toMatchObject({ wanted: 1, hidden: true });
});

it('stays open while the move of somebody elsewhere is awaited', () => {
  const here = table([0, 2], [2]);
  expect(here.viewpoint.lift()).toBe(2);
  expect(here.viewpoint.hidden).toBe(false);
  here.awaited = [1];
  expect(here.viewpoint).toMatchObject({ wanted: 2, hidden: false });
  here.awaited = [0];
  expect(here.viewpoint).toMatchObject({ wanted: 0, hidden: true });
  expect(here.viewpoint.lift()).toBe(0);
  expect(here.viewpoint.hidden).toBe(false);
});

it('does not hang where there is nothing to hide', () => {
  const here = table([0, 1], [1]);
  here.hides = false;
  expect(here.viewpoint).toMatchObject({ wanted: 1, hidden: false });
});
