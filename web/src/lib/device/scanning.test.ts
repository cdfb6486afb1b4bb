/** What a scanned code leads to: tables of this house, and nowhere else. */
import { expect, it } from 'vitest';
import { tableIn } from './scanning';

it('reads links and codes of tables, and follows no other address', () => {
  const here = 'https://worms.example';
  expect(tableIn('https://worms.example/t/ABC234', here)).toBe('/t/ABC234');
  expect(tableIn('abc234', here)).toBe('/t/ABC234');
  expect(tableIn('https://elsewhere.example/t/ABC234', here)).toBeNull();
  expect(tableIn('https://worms.example/rules', here)).toBeNull();
  expect(tableIn('hello, world', here)).toBeNull();
});
