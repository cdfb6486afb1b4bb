/** A hint comes in two touches, and a stale one never. */
import { expect, it } from 'vitest';
import { Hinting } from './hinting.svelte';
import { HttpError } from '../net/http';

it('names first, and shows the rest without asking again', async () => {
  const hinting = new Hinting<string>();
  let asked = 0;
  const ask = (): Promise<string> => Promise.resolve(`hint ${++asked}`);
  await hinting.next(ask);
  expect([hinting.stage, hinting.hint]).toEqual(['first', 'hint 1']);
  await hinting.next(ask);
  await hinting.next(ask);
  expect([hinting.stage, hinting.hint, asked]).toEqual(['second', 'hint 1', 1]);
});

it('drops a hint that comes after something has happened', async () => {
  const hinting = new Hinting<string>();
  let give: (hint: string) => void = () => undefined;
  const asked = hinting.next(() => new Promise<string>((resolve) => (give = resolve)));
  hinting.forget();
  give('too late');
  await asked;
  expect([hinting.stage, hinting.hint]).toEqual(['idle', null]);
});

it('says by which rule there is none, and may be asked again', async () => {
  const hinting = new Hinting<string>();
  await hinting.next(() => Promise.reject(new HttpError(422, 'TB-22', '')));
  expect([hinting.stage, hinting.rule]).toEqual(['refused', 'TB-22']);
  await hinting.next(() => Promise.resolve('now'));
  expect(hinting.stage).toBe('first');
});
