/** A review is asked for until it is whole, through crowds, broken connections and errors. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reviewing } from './reviewing.svelte';

type Answer = { status: number; body: object } | 'dead';

const asked: number[] = [];
let answers: Answer[] = [];

const reviewed = (parts: number, after: number, remarks: object[], failed = false): Answer => ({
  status: 200,
  body: { parts, after, remarks, failed },
});

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { after: number }).after);
    const answer = answers.shift();
    if (!answer || answer === 'dead') return Promise.reject(new TypeError('no connection'));
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks only for what is new, until all is said', async () => {
  answers = [reviewed(3, 0, [{ number: 0 }]), reviewed(3, 1, []), reviewed(3, 1, [{ number: 1 }, { number: 2 }])];
  const review = new Reviewing('a game');
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([0, 1, 1]);
  expect(review.state).toBe('whole');
  expect(review.remarks.map(({ number }) => number)).toEqual([0, 1, 2]);
});

it('waits where the coach is busy, and goes on after a broken connection', async () => {
  answers = [{ status: 429, body: { rule: 'TB-16' } }, 'dead', reviewed(1, 0, [{ number: 0 }])];
  const review = new Reviewing('a game');
  await vi.advanceTimersByTimeAsync(100);
  expect(review.state).toBe('busy');
  await vi.advanceTimersByTimeAsync(3000);
  expect(review.state).toBe('offline');
  await vi.advanceTimersByTimeAsync(3000);
  expect(review.state).toBe('whole');
});

it('stops where the coach stumbles or the game is refused, until asked again', async () => {
  answers = [reviewed(2, 0, [], true), { status: 422, body: { rule: 'TB-20' } }, reviewed(1, 0, [{ number: 0 }])];
  const review = new Reviewing('a game');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([review.state, asked.length]).toEqual(['failed', 1]);
  void review.go();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([review.state, asked.length]).toEqual(['failed', 2]);
  void review.go();
  await vi.advanceTimersByTimeAsync(100);
  expect(review.state).toBe('whole');
});

it('asks no more when nobody looks', async () => {
  answers = [reviewed(2, 0, []), reviewed(2, 0, [])];
  const review = new Reviewing('a game');
  await vi.advanceTimersByTimeAsync(10);
  review.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(1);
});
