import { expect, test } from 'vitest';
import { render } from '@testing-library/svelte';
import { Deaf } from '../fixtures/deaf';
import { happened } from '../fixtures/event';
import { table } from '../fixtures/sample';
import type { LogEvent } from '../protocol/types';
import { changeOf, type Standing } from './changes';
import { digestOf, doerOf, pinsOf } from './digest';
import Since from './Since.svelte';

const frame = (id: number) => ({ id, encounter: 3, phase: 'resolution' });
const log: LogEvent[] = [
  happened(frame(1), 'used', { seat: 'B', effect: 'human' }),
  happened(frame(2), 'aimed', { offense: 'B', target: 'C2' }),
  happened(frame(3), 'took', { to: 'B', from: 'A', count: 1, cards: [], cause: '' }),
  happened(frame(4), 'drew', { seat: 'C', count: 1, cards: [], cause: '' }),
  happened(frame(5), 'decided', {
    outcome: 'defense-wins',
    offense: 'B',
    defense: 'C',
    grounds: 'totals',
    offensive: 4,
    defensive: 9,
    upset: false,
    cause: '',
  }),
];

test('only what came after the last move is told: what decides, and what happened to the reader', () => {
  expect(digestOf(log, 1, ['A']).map(({ type }) => type)).toEqual(['took', 'decided']);
  expect(digestOf(log, 0, ['A']).map(({ type }) => type)).toEqual(['used', 'took', 'decided']);
  expect(digestOf(log, 0, ['B']).map(({ type }) => type)).toEqual(['took', 'decided']);
  expect(digestOf(log, 0, ['D']).map(({ type }) => type)).toEqual(['used', 'decided']);
});

test('on the board the numbers of the lines stand where these happened', () => {
  const took = happened(frame(6), 'ships-lost', { seat: 'A', ships: { A2: 1, A3: 1 }, cause: 'shadow' } as never);
  const all = [...log, took];
  const lines = digestOf(all, 1, ['A']);
  const pins = pinsOf(lines, all);
  const at = (type: string) => String(lines.findIndex((line) => line.type === type) + 1);
  expect(pins['C2']).toBe(at('decided'));
  expect(Object.keys(pins).every((place) => /^[A-H]\d$/.test(place))).toBe(true);
  // Two lines about one planet.
  const twice = lines.filter(({ type }) => type === 'decided').flatMap((line) => [line, line]);
  expect(pinsOf(twice, all)).toEqual({ C2: '1·2' });
});

test('they stand there for as long as the digest is open', () => {
  const deaf = new Deaf();
  const lines = digestOf(log, 1, ['A']);
  deaf.store.log = log;
  const { unmount } = render(Since, { props: { source: deaf.store, lines }, context: deaf.around() });
  expect(deaf.store.pins).toEqual(pinsOf(lines, log));
  expect(Object.keys(deaf.store.pins)).toHaveLength(1);
  unmount();
  expect(deaf.store.pins).toEqual({});
});

test('it is short: the last few', () => {
  const many = Array.from({ length: 20 }, (_, i) => happened(frame(i), 'used', { seat: 'B', effect: 'human' }));
  expect(digestOf(many, -1, ['A']).map(({ id }) => id)).toEqual([14, 15, 16, 17, 18, 19]);
});

test('who joins an encounter of the reader’s is told, on either side; what the reader did is not', () => {
  const joining: LogEvent[] = [
    happened(frame(1), 'defense-named', { offense: 'B', defense: 'A' }),
    happened(frame(2), 'invited', { by: 'A', seats: ['C'] }),
    happened(frame(3), 'invited', { by: 'B', seats: ['A', 'C'] }),
    happened(frame(4), 'joined', { seat: 'C', side: 'offense', ships: 4 }),
    happened(frame(5), 'joined', { seat: 'A', side: 'defense', ships: 1 }),
  ];
  expect(digestOf(joining, 1, ['A']).map(({ id }) => id)).toEqual([3, 4]);
  // To who is no main player it is one of many things at the table.
  expect(digestOf(joining, 3, ['D'])).toEqual([]);
});

test('after the last event there is nothing to tell', () => {
  expect(digestOf(log, 5, ['A'])).toEqual([]);
});

const now = {
  ...table,
  table: { ...table.table, coloniesToWin: 5 },
  seats: table.seats.map((one) => ({ ...one, colonies: one.seat === 'B' ? 4 : 1 })),
} satisfies Standing;

const lineOf = (events: readonly LogEvent[], type: string) => {
  const line = digestOf(events, -1, now.me.seats).find((one) => one.type === type);
  if (!line) throw new Error(`no line ${type}`);
  return line;
};
const keysOf = (events: readonly LogEvent[], type: string) =>
  changeOf(lineOf(events, type), events, now)?.said.map(({ key }) => key);

const fought: LogEvent[] = [
  happened(frame(1), 'decided', { outcome: 'offense-wins', offense: 'B', defense: 'A', grounds: 'totals', cause: '' }),
  happened(frame(2), 'ships-lost', { owner: 'A', count: 3, cause: 'encounter' }),
  happened(frame(3), 'ships-moved', { owner: 'B', from: 'gate', to: 'A1', count: 4 }),
  happened(frame(4), 'turn-began', { seat: 'C' }),
  happened(frame(5), 'ships-lost', { owner: 'A', count: 1, cause: '' }),
];

test('a decision says what it changes: what I lose, and who is close to the end', () => {
  expect(now.me.seats).toEqual(['A']);
  expect(keysOf(fought, 'decided')).toEqual(['since.lost', 'since.colonies']);
  const change = changeOf(lineOf(fought, 'decided'), fought, now);
  expect(change?.tone).toBe('bad');
  expect(change?.said[0]?.args?.['count']).toBe(3);
});

test('what follows from a line stands with it and is no line of its own; what comes later is', () => {
  expect(digestOf(fought, -1, ['A']).map(({ id }) => id)).toEqual([1, 5]);
});

test('a use says what it has done, and nothing that others have done meanwhile', () => {
  const used: LogEvent[] = [
    happened(frame(1), 'used', { seat: 'C', effect: 'shadow' }),
    happened(frame(2), 'ships-lost', { owner: 'A', count: 1, cause: 'shadow' }),
    happened(frame(3), 'ships-lost', { owner: 'A', count: 2, cause: 'other' }),
    happened(frame(4), 'used', { seat: 'C', effect: 'shadow' }),
    happened(frame(5), 'ships-lost', { owner: 'D', count: 1, cause: 'shadow' }),
  ];
  const [first, , second] = digestOf(used, -1, ['A']);
  if (!first || !second) throw new Error('two uses');
  expect(changeOf(first, used, now)).toMatchObject({ tone: 'bad', said: [{ args: { count: 1 } }] });
  expect(changeOf(second, used, now)?.said.map(({ key }) => key)).toEqual(['since.others.lost']);
});

test('where nothing of the reader changes, that is said of what was decided, and of nothing else', () => {
  const quiet: LogEvent[] = [
    happened(frame(1), 'used', { seat: 'C', effect: 'human' }),
    happened(frame(2), 'decided', { outcome: 'deal', offense: 'B', defense: 'C', grounds: 'totals', cause: '' }),
  ];
  expect(keysOf(quiet, 'used')).toBeUndefined();
  // Ships have yet to land and to leave.
  expect(keysOf(quiet, 'decided')).toBeUndefined();
  const ended = [...quiet, happened(frame(3), 'turn-began', { seat: 'C' })];
  expect(keysOf(ended, 'decided')).toEqual(['since.nothing']);
});

test('the face beside a decision is the winner’s, on either side', () => {
  expect(doerOf(lineOf(fought, 'decided'))).toBe('B');
  expect(doerOf(lineOf(log, 'decided'))).toBe('C');
  expect(doerOf(lineOf(log, 'took'))).toBe('B');
});
