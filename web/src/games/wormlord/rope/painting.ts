/** Worms on canvas, in grid units: a body with rings, gaps where it dives, and a face. */
import type { Skin } from '../../../drawings/worms';
import type { Body } from '../../../knots/body';
import { NODES, PITCH } from '../../../knots/keys';
import { at, CANVAS, DIAMETER, RIM, type Spot } from '../../../knots/measures';
import { around, overpasses, type Overpass } from '../../../knots/shape';
import type { Row, Stroke } from '../../../knots/stroke';

/** The colours of a worm and of the ground it lies on. */
export interface Look {
  skin: Skin;
  body: string;
  deep: string;
  /** Of rings and dots: half body, half deep, and nothing shines through where they are painted twice. */
  mark: string;
  ink: string;
  ground: string;
  line: string;
}

export type Face = 'over' | 'under' | 'calm' | 'squeezed' | 'glad';

const looks = new Map<string, Look>();

/** The colours as the page has them now, by day or by night; asked of the page once for each. */
export function lookOf(element: Element, skin: Skin): Look {
  const { theme, look: chosen } = document.documentElement.dataset;
  const key = `${theme ?? ''} ${chosen ?? ''} ${skin}`;
  const known = looks.get(key);
  if (known) return known;
  const styles = getComputedStyle(element);
  const colour = (name: string): string => styles.getPropertyValue(name).trim();
  const look: Look = {
    skin,
    body: colour(`--worm-${skin}`),
    deep: colour(`--worm-${skin}-deep`),
    mark: halfway(colour(`--worm-${skin}`), colour(`--worm-${skin}-deep`)),
    ink: colour(`--worm-${skin}-ink`),
    ground: colour('--pad'),
    line: colour('--pad-line'),
  };
  looks.set(key, look);
  return look;
}

/** The colour between two of the form #rrggbb. */
function halfway(one: string, other: string): string {
  const parts = [1, 3, 5].map((i) => (parseInt(one.slice(i, i + 2), 16) + parseInt(other.slice(i, i + 2), 16)) >> 1);
  return `rgb(${parts.join(' ')})`;
}

const EDGE = 30; // of the body, in grid units
export const GAP = 60; // beside an over-strand, so that the other one seems to dive
const TIGHT_GAP = 20;
export const OVER = DIAMETER * 0.75; // of an over-strand to either side of what it crosses

/** Rings, dots, pairs of rings and stitches tell the worms apart without colour. */
const MARKS: Record<Skin, { dash: number[]; wide: number; cap: CanvasLineCap }> = {
  yellow: { dash: [26, 110], wide: DIAMETER - EDGE, cap: 'butt' },
  pink: { dash: [1, 150], wide: 70, cap: 'round' },
  blue: { dash: [18, 34, 18, 130], wide: DIAMETER - EDGE, cap: 'butt' },
  brown: { dash: [90, 70], wide: 34, cap: 'butt' },
  neutral: { dash: [], wide: 0, cap: 'butt' },
};

/** A rope as it lies, with what lies on top drawn on top. */
function paintRope(pen: CanvasRenderingContext2D, stroke: Stroke, look: Look): void {
  if (stroke.rows.length > 1) weaveOut(pen, stroke.rows, overpasses(stroke), look, GAP);
}

/** A worm with its face at the end that moves: the head, or the tail of one of a pair. */
export function paintWorm(pen: CanvasRenderingContext2D, stroke: Stroke, face: Face, isHead: boolean, look: Look): void {
  const { rows } = stroke;
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return;
  paintRope(pen, stroke, look);
  if (isHead) paintTail(pen, [first[0], first[1]], look);
  paintHead(pen, [last[0], last[1]], heading(rows, true), isHead ? face : 'calm', look, isHead ? 1 : 0.85);
  if (!isHead) paintHead(pen, [first[0], first[1]], heading(rows, false), face, look);
}

/** A body that tightens or falls open, and what it thinks of that. */
export function paintBody(pen: CanvasRenderingContext2D, body: Body, look: Look): void {
  const rows = Array.from(body.xs, (x, i): Row => [x, body.ys[i] ?? 0, 0, 0]);
  weaveOut(pen, rows, body.overpasses(), look, body.manner === 'tighten' ? TIGHT_GAP : GAP);
  const [x, y] = at(rows, -1);
  const [bx, by] = at(rows, -2);
  const face: Face = body.manner === 'open' ? 'calm' : body.isDone ? 'glad' : 'squeezed';
  paintHead(pen, [x, y], Math.atan2(y - by, x - bx), face, look);
}

function weaveOut(pen: CanvasRenderingContext2D, rows: readonly Row[], overs: readonly Overpass[], look: Look, gap: number): void {
  const along = lengths(rows);
  paintStrand(pen, rows, 0, rows.length - 1, along, look, 'round');
  for (const over of overs) paintOver(pen, rows, around(rows, over, OVER), along, look, gap);
}

/** A piece of body that lies on top of another. */
export function paintOver(
  pen: CanvasRenderingContext2D,
  rows: readonly Row[],
  [from, to]: readonly [number, number],
  along: readonly number[],
  look: Look,
  gap: number,
): void {
  pen.lineCap = 'butt';
  trace(pen, rows, from, to);
  pen.strokeStyle = look.ground;
  pen.lineWidth = DIAMETER + 2 * gap;
  pen.stroke();
  paintStrand(pen, rows, from, to, along, look, 'butt');
}

/** How far along a rope every row lies. */
export function lengths(rows: readonly Row[]): number[] {
  let along = 0;
  return rows.map(([x, y], i) => {
    const before = rows[i - 1];
    along += before ? Math.hypot(x - before[0], y - before[1]) : 0;
    return along;
  });
}

/** One piece of body: edge, skin and marks. Each begins a little before the one below it, so that no seam is seen. */
export function paintStrand(pen: CanvasRenderingContext2D, rows: readonly Row[], from: number, to: number, along: readonly number[], look: Look, cap: CanvasLineCap): void {
  const last = rows.length - 1;
  pen.lineJoin = 'round';
  pen.lineCap = cap;
  trace(pen, rows, from, to);
  pen.strokeStyle = look.deep;
  pen.lineWidth = DIAMETER;
  pen.stroke();
  trace(pen, rows, Math.max(0, from - 1), Math.min(last, to + 1));
  pen.strokeStyle = look.body;
  pen.lineWidth = DIAMETER - 2 * EDGE;
  pen.stroke();
  const start = Math.max(0, from - 3);
  const marks = MARKS[look.skin];
  trace(pen, rows, start, Math.min(last, to + 1));
  pen.setLineDash(marks.dash);
  pen.lineDashOffset = start === 0 ? 0 : (at(along, start) + at(along, start + 1)) / 2;
  pen.lineCap = marks.cap;
  pen.strokeStyle = look.mark;
  pen.lineWidth = Math.min(marks.wide, DIAMETER - 2 * EDGE);
  pen.stroke();
  pen.setLineDash([]);
}

/** A smooth way from the middle of one step to the middle of another, whole at the ends of the rope. */
function trace(pen: CanvasRenderingContext2D, rows: readonly Row[], from: number, to: number): void {
  const middle = (i: number): Spot => {
    const a = at(rows, i);
    const b = at(rows, i + 1);
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const [x, y] = from === 0 ? at(rows, 0) : middle(from);
  pen.beginPath();
  pen.moveTo(x, y);
  for (let i = from + 1; i < to; i += 1) {
    const [cx, cy] = at(rows, i);
    pen.quadraticCurveTo(cx, cy, ...middle(i));
  }
  const end = at(rows, to);
  if (to === rows.length - 1) pen.lineTo(end[0], end[1]);
}

/** The face at the end of a worm; it looks where it goes, and shows what it will do next. */
export function paintHead(pen: CanvasRenderingContext2D, [x, y]: Spot, angle: number, face: Face, look: Look, grow = 1): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.scale(grow, grow);
  if (face === 'over') {
    pen.fillStyle = 'rgb(0 0 0 / 18%)';
    disc(pen, 26, 46, 150);
  }
  if (face === 'under') crumbs(pen, look);
  pen.fillStyle = look.body;
  pen.strokeStyle = look.deep;
  pen.lineWidth = 30;
  disc(pen, 0, 0, face === 'over' ? 158 : 148);
  pen.stroke();
  for (const side of [-1, 1]) eye(pen, side, face, look);
  pen.strokeStyle = look.ink;
  pen.lineWidth = 22;
  pen.lineCap = 'round';
  pen.beginPath();
  if (face === 'glad') pen.arc(96, 0, 44, -1.1, 1.1);
  else if (face === 'squeezed') {
    pen.moveTo(116, -30);
    pen.lineTo(116, 30);
  } else pen.arc(84, 0, 44, -0.7, 0.7);
  pen.stroke();
  pen.restore();
}

function eye(pen: CanvasRenderingContext2D, side: number, face: Face, look: Look): void {
  const [x, y] = [34, side * 68];
  if (face === 'squeezed') {
    pen.strokeStyle = look.ink;
    pen.lineWidth = 22;
    pen.beginPath();
    pen.moveTo(x - 34, y - side * 24);
    pen.lineTo(x + 18, y);
    pen.lineTo(x - 34, y + side * 24);
    pen.stroke();
    return;
  }
  pen.fillStyle = '#fff';
  pen.strokeStyle = look.ink;
  pen.lineWidth = face === 'under' ? 26 : 10;
  disc(pen, x, y, 50);
  pen.stroke();
  pen.fillStyle = '#20150c';
  disc(pen, x + 18, y, 24);
}

/** Soil flies where a worm is about to dig. */
function crumbs(pen: CanvasRenderingContext2D, look: Look): void {
  pen.fillStyle = look.line;
  for (const [dx, dy, size] of [[196, -90, 22], [220, -20, 16], [206, 70, 24], [170, 130, 14], [182, -146, 14]] as const) {
    disc(pen, dx, dy, size);
  }
}

function disc(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** The end without a face. */
export function paintTail(pen: CanvasRenderingContext2D, [x, y]: Spot, look: Look): void {
  pen.fillStyle = look.body;
  pen.strokeStyle = look.deep;
  pen.lineWidth = 30;
  disc(pen, x, y, 92);
  pen.stroke();
}

/** An empty pad, with the rim where a head comes out. */
export function paintGround(pen: CanvasRenderingContext2D, look: Look): void {
  pen.clearRect(0, 0, CANVAS, CANVAS);
  pen.strokeStyle = look.line;
  pen.globalAlpha = 0.5;
  pen.lineWidth = 14;
  pen.setLineDash([50, 60]);
  pen.strokeRect(RIM, RIM, CANVAS - 2 * RIM, CANVAS - 2 * RIM);
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

/** A dotted way to follow, paler and paler. */
export function paintDots(pen: CanvasRenderingContext2D, points: readonly Spot[], look: Look, strength: number): void {
  pen.globalAlpha = strength;
  pen.fillStyle = look.line;
  points.forEach(([x, y], i) => disc(pen, x, y, i === 0 ? 90 : 34));
  pen.globalAlpha = 1;
}

const APART = 1300; // grid units between two arrows
const BARB = 95;

/** Which way the dots go: a small arrow here and there. */
export function paintArrows(pen: CanvasRenderingContext2D, points: readonly Spot[], look: Look, strength: number): void {
  pen.globalAlpha = strength;
  pen.strokeStyle = look.line;
  pen.lineWidth = 34;
  pen.lineCap = pen.lineJoin = 'round';
  let gone = 0;
  for (let i = 1; i < points.length; i += 1) {
    const [[ax, ay], [bx, by]] = [at(points, i - 1), at(points, i)];
    gone += Math.hypot(bx - ax, by - ay);
    if (gone < APART && i < points.length - 1) continue;
    gone = 0;
    barb(pen, bx, by, Math.atan2(by - ay, bx - ax));
  }
  pen.globalAlpha = 1;
}

function barb(pen: CanvasRenderingContext2D, x: number, y: number, turn: number): void {
  pen.beginPath();
  for (const [reach, side] of [[-BARB, -BARB], [0, 0], [-BARB, BARB]] as const) {
    pen.lineTo(x + reach * Math.cos(turn) - side * Math.sin(turn), y + reach * Math.sin(turn) + side * Math.cos(turn));
  }
  pen.stroke();
}

/** Where a dotted way has to be dug. */
export function paintTunnel(pen: CanvasRenderingContext2D, points: readonly Spot[], look: Look): void {
  pen.globalAlpha = 0.4;
  pen.strokeStyle = look.line;
  pen.lineWidth = DIAMETER;
  pen.lineCap = 'butt';
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
  pen.globalAlpha = 1;
}

/** The nodes on which a worm crawls that is steered with keys. */
export function paintLattice(pen: CanvasRenderingContext2D, look: Look): void {
  const nodes = Array.from({ length: NODES * NODES }, (_, i): Spot => [(1 + (i % NODES)) * PITCH, (1 + Math.floor(i / NODES)) * PITCH]);
  paintDots(pen, nodes, look, 0.35);
}

/** A ring around something to grab or to mind. */
export function paintRing(pen: CanvasRenderingContext2D, [x, y]: Spot, radius: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 26;
  pen.setLineDash([70, 50]);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.stroke();
  pen.setLineDash([]);
}

/** Where an end of a rope points. */
export function heading(rows: readonly Row[], isHead: boolean): number {
  const end = isHead ? rows.at(-1) : rows[0];
  if (!end) return 0;
  const isBehind = ([x, y]: Row): boolean => Math.hypot(x - end[0], y - end[1]) > 120;
  const behind = (isHead ? rows.findLast(isBehind) ?? rows[0] : rows.find(isBehind) ?? rows.at(-1)) ?? end;
  return Math.atan2(end[1] - behind[1], end[0] - behind[0]);
}
