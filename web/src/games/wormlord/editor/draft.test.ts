/** Drawing maps: paint, mirrors and turns, sizes, the file, the way back, and links. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { between, blank, fileName, images, paint, resized, textOf, toggledSides, type Draft } from './draft';
import { begin, carryOn, redo, step, undo } from './history';
import { pack, unpack } from './packing';

const MAPS = join(import.meta.dirname, '../../../../../src/wormery/games/wormlord/maps');
const files = readdirSync(MAPS).filter((name) => name.endsWith('.txt')).map((name) => readFileSync(join(MAPS, name), 'utf8'));

/** A map as its file tells it, for files that are written as ours are. */
function drawn(text: string): Draft {
  const [head = '', body = ''] = text.split('\n\n');
  const said = (key: string): string => new RegExp(`^${key}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  const rows = body.trim().split('\n').map((line) => line.replaceAll(' ', ''));
  return { name: said('name'), sides: said('sides').split(', ').map(Number), rows, note: said('note') };
}

describe('the file', () => {
  it.each(files.map((text) => [drawn(text).name, text]))('of %s is written as it came', (_, text) => {
    expect(textOf(drawn(text))).toBe(text);
  });

  it('has a name that a disk takes', () => {
    expect(fileName({ ...blank(''), name: ' Été à  la mare! ' })).toBe('été-à-la-mare.txt');
    expect(fileName(blank('***'))).toBe('map.txt');
  });

  it('never breaks a line inside the head', () => {
    expect(textOf({ ...blank('a\nb'), note: 'x\n\ny' })).toContain('name: a b\n');
  });
});

describe('painting', () => {
  const empty = blank('Mine', 5, 5);

  it('changes one cell without a mirror', () => {
    expect(paint(empty, { col: 1, row: 0 }, '#', 'none').rows).toEqual(['.#...', '.....', '.....', '.....', '.....']);
  });

  it('repeats earth in mirrors and turns', () => {
    const where = (symmetry: 'across' | 'down' | 'half' | 'quarter'): string => paint(empty, { col: 1, row: 0 }, '#', symmetry).rows.join('/');
    expect(where('across')).toBe('.#.#./...../...../...../.....');
    expect(where('down')).toBe('.#.../...../...../...../.#...');
    expect(where('half')).toBe('.#.../...../...../...../...#.');
    expect(where('quarter')).toBe('.#.../....#/...../#..../...#.');
  });

  it('gives every image of a base to another side', () => {
    expect(paint(empty, { col: 2, row: 0 }, '1', 'half').rows.join('/')).toBe('..1../...../...../...../..2..');
    expect(paint({ ...empty, sides: [4] }, { col: 2, row: 0 }, '1', 'quarter').rows.join('/')).toBe('..1../...../4...2/...../..3..');
    expect(paint({ ...empty, sides: [2, 4] }, { col: 2, row: 0 }, '1', 'quarter').rows.join('/')).toBe('..1../...../4...3/...../..2..');
  });

  it('paints no base of a side that the map is not for', () => {
    expect(paint(empty, { col: 2, row: 0 }, '1', 'quarter').rows.join('/')).toBe('..1../...../...../...../..2..');
  });

  it('lets a base stand in one place only', () => {
    const moved = paint(paint(empty, { col: 0, row: 0 }, '1', 'none'), { col: 4, row: 4 }, '1', 'none');
    expect(moved.rows.join('/')).toBe('...../...../...../...../....1');
  });

  it('keeps a cell on the axis as it was asked for', () => {
    expect(paint(empty, { col: 2, row: 2 }, '1', 'half').rows[2]).toBe('..1..');
  });

  it('turns a map that is no square by half where a quarter is asked for', () => {
    expect(images(blank('', 5, 7), { col: 0, row: 0 }, '#', 'quarter')).toHaveLength(2);
  });

  it('leaves the map alone where nothing changes', () => {
    expect(paint(empty, { col: 0, row: 0 }, '.', 'quarter')).toBe(empty);
  });
});

describe('a finger', () => {
  it('skips no cell, however quick it is', () => {
    const way = between({ col: 1, row: 2 }, { col: 5, row: 2 });
    expect(way.map(({ col }) => col)).toEqual([2, 3, 4, 5]);
    expect(between({ col: 0, row: 0 }, { col: 2, row: 2 })).toEqual([{ col: 1, row: 1 }, { col: 2, row: 2 }]);
    expect(between({ col: 3, row: 3 }, { col: 3, row: 3 })).toEqual([]);
  });
});

describe('size and sides', () => {
  it('come and go at the right and at the bottom', () => {
    const map = paint(blank('', 5, 5), { col: 4, row: 4 }, 'o', 'none');
    expect(resized(map, 6, 6).rows[4]).toBe('....o.');
    expect(resized(resized(map, 4, 4), 5, 5).rows.join('')).not.toContain('o');
  });

  it('are one number of sides at least', () => {
    expect(toggledSides(blank(''), 4).sides).toEqual([2, 4]);
    expect(toggledSides(blank(''), 2).sides).toEqual([2]);
  });
});

describe('the way back', () => {
  it('goes step by step, and forward again', () => {
    const three = step(step(begin(1), 2), 3);
    expect(undo(three).now).toBe(2);
    expect(undo(undo(undo(three))).now).toBe(1);
    expect(redo(undo(three)).now).toBe(3);
    expect(redo(step(undo(three), 9)).now).toBe(9);
  });

  it('takes a whole stroke back at once', () => {
    expect(undo(carryOn(carryOn(step(begin(1), 2), 3), 4)).now).toBe(1);
  });
});

describe('a link', () => {
  it.each(files)('carries a whole map: %#', (text) => {
    const sent = unpack(`#${pack(text)}`);
    expect(sent?.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(pack(text)).toMatch(/^map=[\w-]+$/);
  });

  it('keeps the letters of all languages', () => {
    expect(unpack(pack('name: Größe – été\n'))).toBe('name: Größe – été\n');
  });

  it.each(['', '#', '#map=', '#map=%', '#map=!!!', '#map=_w', '#other=abc'])('that is torn carries nothing: %j', (torn) => {
    expect(unpack(torn)).toBeNull();
  });
});
