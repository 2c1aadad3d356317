/*
 * A verdict travels with its card: the digest of the card that was measured, and each measurement on a line, with all
 * that anyone needs who wants to play the same games again. A stranger may have written it: what is read is bounded and
 * looked at member by member, and what does not fit leaves the card without a verdict.
 */
import type { BalanceStep, BalanceWish } from '../protocol/types';

type Uses = NonNullable<BalanceStep['uses']>;
type Effects = NonNullable<BalanceStep['effects']>;
type Apart = Effects['longer'];

/** One measurement: what was played, and what came of it. */
export interface VerdictRow {
  readonly players: NonNullable<BalanceWish['players']>;
  readonly seats: number;
  /** The most games that were wanted. */
  readonly games: number;
  readonly seed: number;
  /** The card that it was held against; empty: none. */
  readonly beside: string;
  /** The number of the card that was tried; empty: the card as it is. */
  readonly key: string;
  readonly number: number;
  readonly step: BalanceStep;
}

/** What was measured of a card. */
export interface OwnVerdict {
  /** Of the card that was measured: another text makes it old. */
  readonly digest: string;
  readonly rows: readonly VerdictRow[];
}

/** More measurements are not kept. */
export const mostRows = 24;
const longestRow = 3_000;
const mostGames = 40_000;
const mostSeats = 8;

/** Whether two rows are the same measurement. */
export const isSame = (a: Omit<VerdictRow, 'step'>, b: Omit<VerdictRow, 'step'>): boolean =>
  a.players === b.players &&
  a.seats === b.seats &&
  a.games === b.games &&
  a.seed === b.seed &&
  a.beside === b.beside &&
  a.key === b.key &&
  a.number === b.number;

/** Measurements of the same table with the same players, for which a number was tried: each list is a curve. */
export function together(rows: readonly VerdictRow[]): VerdictRow[][] {
  const curves: VerdictRow[][] = [];
  for (const row of rows) {
    const curve = curves.find(
      ([one]) =>
        one?.key === row.key && one.players === row.players && one.seats === row.seats && one.beside === row.beside,
    );
    if (curve) curve.push(row);
    else curves.push([row]);
  }
  return curves;
}

/** A verdict as a document of a card's file. */
export function verdictText({ digest, rows }: OwnVerdict): string {
  const lines = rows.slice(-mostRows).map((row) => `  - ${JSON.stringify(row)}\n`);
  return `verdict: ${digest}\nrows:\n${lines.join('')}`;
}

/** The verdict in such a document; null when it is none. */
export function verdictIn(text: string): OwnVerdict | null {
  const digest = /^verdict: ([0-9a-f]{16})\n/.exec(text)?.[1];
  if (!digest) return null;
  const lines = text.split('\n').filter((line) => line.startsWith('  - '));
  if (lines.length > mostRows || lines.some((line) => line.length > longestRow)) return null;
  const rows = lines.map((line) => rowIn(line.slice('  - '.length)));
  return rows.every((row) => row !== null) ? { digest, rows } : null;
}

type Loose = Readonly<Record<string, unknown>>;

const loose = (value: unknown): Loose | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : null;

/** The numbers of these names, each between two ends; null where one is missing or beyond. */
function numbers<Name extends string>(from: Loose, low: number, high: number, ...names: Name[]) {
  const found: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const value = from[name];
    if (typeof value !== 'number' || !(value >= low && value <= high)) return null;
    found[name] = value;
  }
  return found as Record<Name, number>;
}

const whole = (value: unknown, low: number, high: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= low && (value as number) <= high;

const word = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);

function rowIn(line: string): VerdictRow | null {
  let row: Loose | null;
  try {
    row = loose(JSON.parse(line));
  } catch {
    return null;
  }
  if (!row) return null;
  const { players, seats, games, seed, beside, key, number } = row;
  const step = stepIn(row['step']);
  if (!step || (players !== 'novice' && players !== 'strong/32')) return null;
  if (!whole(seats, 3, mostSeats) || !whole(games, 1, mostGames) || !whole(number, 0, 999)) return null;
  if (!whole(seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)) return null;
  if (!word(beside, /^[a-z0-9-]{0,60}$/) || !word(key, /^[a-z-]{0,40}$/)) return null;
  return { players, seats, games, seed, beside, key, number, step };
}

function stepIn(value: unknown): BalanceStep | null {
  const from = loose(value);
  if (!from) return null;
  const counts = numbers(from, 0, 1e9, 'games', 'most', 'needed', 'failed');
  const shares = numbers(from, 0, 1, 'with', 'without');
  const apart = apartIn(from, 1);
  const { clear, over, failures, uses, effects } = from;
  if (!counts || !shares || !apart || typeof clear !== 'boolean' || typeof over !== 'boolean') return null;
  if (!Array.isArray(failures) || failures.length > 10) return null;
  if (!failures.every((one): one is string => typeof one === 'string')) return null;
  const used = uses === undefined ? undefined : usesIn(uses);
  const changed = effects === undefined ? undefined : effectsIn(effects);
  if (used === null || changed === null) return null;
  return {
    ...counts,
    ...shares,
    ...apart,
    clear,
    over,
    failures: failures.map((one) => one.slice(0, 300)),
    ...(used ? { uses: used } : {}),
    ...(changed ? { effects: changed } : {}),
  };
}

function apartIn(value: unknown, most: number): Apart | null {
  const from = loose(value);
  const middle = from && numbers(from, -most, most, 'difference');
  if (!middle) return null;
  if (from['low'] === undefined && from['high'] === undefined) return middle;
  const ends = numbers(from, -100 * most, 100 * most, 'low', 'high');
  return ends && ends.low <= ends.high ? { ...middle, ...ends } : null;
}

function usesIn(value: unknown): Uses | null {
  const from = loose(value);
  const shares = from && numbers(from, 0, 1, 'used', 'last', 'offense', 'defense', 'ally');
  const counts = from && numbers(from, 0, 1e6, 'games', 'times');
  return shares && counts && { ...shares, ...counts };
}

function effectsIn(value: unknown): Effects | null {
  const from = loose(value);
  const shares = from && numbers(from, 0, 1, 'onlyWith', 'onlyWithout');
  const counts = from && numbers(from, 0, 1e6, 'deals', 'encounters', 'encountersWithout');
  const longer = from && apartIn(from['longer'], 1000);
  const others = from?.['others'];
  if (!shares || !counts || !longer || !Array.isArray(others) || others.length >= mostSeats) return null;
  const each = others.map((one) => apartIn(one, 1));
  return each.every((one) => one !== null) ? { ...shares, ...counts, longer, others: each } : null;
}
