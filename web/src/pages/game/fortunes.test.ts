import { expect, test } from 'vitest';
import type { Fortunes } from '../../protocol/types';
import { changeSaid, stretches, whatSaid } from './fortunes';
import '../../words/later/replay';

const fortunes: Fortunes = {
  line: [
    { encounter: 1, event: 0, shares: { A: 0.25, B: 0.75 } },
    { encounter: 2, event: 50, shares: { A: 0.5, B: 0.5 } },
    { encounter: 3, event: 90, shares: { A: 1, B: 0 } },
  ],
  moments: [
    { encounter: 2, event: 70, seat: 'A', before: 0.5, after: 1, offense: 'A', defense: 'B', outcome: 'offense-wins' },
  ],
};

test('each encounter has a stretch of every line; before the first and after the last there is none', () => {
  expect(stretches(fortunes, 1)).toEqual([
    { seat: 'A', before: 0.25, after: 0.5 },
    { seat: 'B', before: 0.75, after: 0.5 },
  ]);
  expect(stretches(fortunes, 2)[0]?.after).toBe(1);
  expect(stretches(fortunes, 3)).toEqual([]);
  expect(stretches(fortunes, 9)).toEqual([]);
  expect(stretches(null, 1)).toEqual([]);
});

test('a moment says what happened and for whom it changed most', () => {
  const [moment] = fortunes.moments;
  if (!moment) throw new Error('no moment');
  expect(changeSaid(moment).args).toMatchObject({ before: 50, after: 100 });
  expect(whatSaid(moment).key).toBe('fortunes.what.offense-wins');
  expect(whatSaid({ ...moment, defense: null }).key).toBe('fortunes.what.other');
  expect(whatSaid({ ...moment, outcome: 'granted' }).key).toBe('fortunes.what.other');
});
