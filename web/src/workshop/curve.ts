import type { VerdictRow } from './verdict';

/** A point of a curve, in points of a hundred. */
export interface CurvePoint {
  readonly number: number;
  readonly middle: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Measurements of a number as it might be, as points from the least to the most. */
export const pointsOf = (rows: readonly VerdictRow[]): CurvePoint[] =>
  rows
    .map(({ number, step }) => ({
      number,
      middle: 100 * step.difference,
      low: step.low === undefined ? null : 100 * step.low,
      high: step.high === undefined ? null : 100 * step.high,
    }))
    .toSorted((a, b) => a.number - b.number);

/** How many points of a hundred the curve reaches to either side: as much as it takes, in steps of five, to twenty. */
export function reach(points: readonly CurvePoint[]): number {
  const most = Math.max(0, ...points.flatMap(({ low, middle, high }) => [low ?? middle, high ?? middle].map(Math.abs)));
  return Math.min(20, Math.max(5, 5 * Math.ceil(most / 5)));
}

/** Numbers as somebody types them, `4, 5, 6`: each once, no more than eight; null when they are none. */
export function numbersIn(typed: string): number[] | null {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  if (parts.length === 0 || !parts.every((part) => /^\d{1,2}$/.test(part))) return null;
  const numbers = [...new Set(parts.map(Number))];
  return numbers.length <= 8 ? numbers.toSorted((a, b) => a - b) : null;
}
