import { expect, test } from 'vitest';
import { before, daySaid, daysUpTo, running } from './days';

test('days are counted over the ends of months and years', () => {
  expect(before('2026-12-01', 1)).toBe('2026-11-30');
  expect(before('2028-03-01', 1)).toBe('2028-02-29');
  expect(before('2027-01-01', 2)).toBe('2026-12-30');
});

test('the list of days begins with the last and ends with the first that there was', () => {
  expect(daysUpTo('2026-10-03', '2026-10-01', 30)).toEqual(['2026-10-03', '2026-10-02', '2026-10-01']);
  expect(daysUpTo('2026-11-24', '2026-10-01', 2)).toEqual(['2026-11-24', '2026-11-23']);
  expect(daysUpTo('2026-09-30', '2026-10-01', 30)).toEqual([]);
});

test('a run of solved days is not broken by a today that is still open', () => {
  const solved = (days: string[]) => (day: string) => days.includes(day);
  expect(running('2026-11-24', solved(['2026-11-23', '2026-11-22', '2026-11-20']))).toBe(2);
  expect(running('2026-11-24', solved(['2026-11-24', '2026-11-23']))).toBe(2);
  expect(running('2026-11-24', solved(['2026-11-22']))).toBe(0);
});

test('a day is said as the day that it is, wherever one lives', () => {
  expect(daySaid('2026-11-24')).toBe('November 24, 2026');
});
