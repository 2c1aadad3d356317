import { expect, test } from 'vitest';
import { joined, placesOf, type Warning } from './warnings';

const home = (planet: string, key = 'warning.empties-home'): Warning => ({ key, args: { planet, left: 2, needed: 2 } });
const colony = (planet: string): Warning => ({ key: 'warning.empties-colony', args: { planet } });

test('a warning by itself is said as the server says it', () => {
  expect(joined([home('A3')])).toEqual([home('A3')]);
  expect(joined([])).toEqual([]);
});

test('of two home planets that become empty, one home colony less is left than of one', () => {
  expect(joined([home('A1'), home('A3')])).toEqual([
    { key: 'warning.empty.homes', args: { planets: ['A1', 'A3'], left: 1, needed: 2 } },
  ]);
  expect(joined([home('A1'), home('A3', 'warning.loses-power')])[0]?.key).toBe('warning.empty.power');
});

test('home planets come before colonies, each kind in one sentence', () => {
  const all = joined([colony('D4'), home('A3'), colony('B1')]);
  expect(all.map(placesOf)).toEqual([['A3'], ['D4', 'B1']]);
});
