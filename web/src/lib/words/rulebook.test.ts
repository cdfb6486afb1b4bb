import { expect, it } from 'vitest';
import { found } from './rulebook';

const CHAPTERS = [{ id: 'one', rules: ['A-1', 'A-2'] }, { id: 'two', rules: ['A-3'] }];
const TEXTS: Record<string, string> = { 'A-1': 'Le nœud déjà noué', 'A-2': 'La tête', 'A-3': 'Rien' };

it('finds rules by all their words, without accents and in any case', () => {
  expect(found(CHAPTERS, 'DEJA noue', (rule) => TEXTS[rule] ?? '')).toEqual([{ id: 'one', rules: ['A-1'] }]);
  expect(found(CHAPTERS, 'tete rien', (rule) => TEXTS[rule] ?? '')).toEqual([]);
  expect(found(CHAPTERS, '  ', () => '')).toBe(CHAPTERS);
});
