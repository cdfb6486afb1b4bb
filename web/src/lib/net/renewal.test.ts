import { beforeEach, expect, it, vi } from 'vitest';
import { PROTOCOL } from '../protocol';
import { reloadIfOutdated } from './renewal';
import { browser } from './sockets.testing';

beforeEach(browser);

it('loads a page anew that speaks another protocol than the server, and no second time', () => {
  const reload = vi.fn();
  expect(reloadIfOutdated(PROTOCOL + 1, reload)).toBe(true);
  expect(reloadIfOutdated(PROTOCOL + 1, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves a page alone that speaks the same', () => {
  expect(reloadIfOutdated(PROTOCOL, () => expect.unreachable())).toBe(false);
});
