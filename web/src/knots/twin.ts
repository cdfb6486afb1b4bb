/** The twin at work for tests: questions as JSON lines on standard input, answers on standard output. */
import { createInterface } from 'node:readline';
import { unpack } from './deltas';
import { Snake, switchStroke, type Direction } from './keys';
import { Pair } from './pair';
import type { Row, Stroke } from './stroke';
import { Untying, type End } from './untie';
import { judge } from './verdict';
import { Leash, Spent, weave, Weaver, type Side } from './weave';

type Point = readonly [number, number, number];

/** What a test may ask for. */
type Question =
  | { ask: 'judge'; rows: Row[]; when: number[] }
  | { ask: 'weave'; points: Point[]; leash: number }
  | { ask: 'pair'; moves: (readonly [Side, number, number, number])[] }
  | { ask: 'untie'; rows: Row[]; traces: { end: End; rows: Point[] }[] }
  | { ask: 'snake'; ways: Direction[]; pace: number }
  | { ask: 'press'; ways: Direction[] }
  | { ask: 'switch'; presses: [number, number][] }
  | { ask: 'unpack'; text: string };

function answer(question: Question): unknown {
  switch (question.ask) {
    case 'judge':
      return judge(question);
    case 'weave':
      return question.leash > 0 ? led(question.points, question.leash) : woven(question.points);
    case 'pair': {
      const pair = new Pair();
      for (const [side, x, y, t] of question.moves) pair.move(side, x, y, t);
      return { ...pair.stroke(), shared: pair.isShared() };
    }
    case 'untie':
      return untied({ rows: question.rows, when: [] }, question.traces);
    case 'snake': {
      const snake = new Snake(question.pace);
      const steps = question.ways.map((way) => snake.step(way));
      return { steps, ...snake.stroke() };
    }
    case 'press': {
      const snake = new Snake();
      for (const way of question.ways) {
        snake.press(way);
        while (snake.crawl());
      }
      return snake.stroke();
    }
    case 'switch':
      return switchStroke(question.presses);
    case 'unpack':
      return unpack(question.text);
  }
}

function woven(points: readonly Point[]): Stroke | 'spent' {
  try {
    return weave(points);
  } catch (problem) {
    if (problem instanceof Spent) return 'spent';
    throw problem;
  }
}

function led(points: readonly Point[], length: number): Stroke {
  const [x, y] = points[0] ?? [0, 0];
  const leash = new Leash(x, y, length);
  const weaver = new Weaver([[x, y]]);
  for (const [px, py, t] of points.slice(1)) weaver.move(...leash.pull(px, py), t);
  return weaver.stroke();
}

function untied(knot: Stroke, traces: readonly { end: End; rows: Point[] }[]): unknown {
  const untying = new Untying(knot);
  const grabbed = traces.map(({ end, rows: [first, ...rest] }) => {
    if (!first || !untying.grab(end, ...first)) return false;
    for (const row of rest) untying.pull(end, ...row);
    return true;
  });
  return { grabbed, free: untying.isFree(), left: untying.left() };
}

createInterface({ input: process.stdin }).on('line', (line) => {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line) as Question))}\n`);
});
