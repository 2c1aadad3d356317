import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { Deaf } from '../fixtures/deaf';
import { happened } from '../fixtures/event';
import { table } from '../fixtures/sample';
import type { EncounterView, LogEvent, View } from '../protocol/types';
import Reveal from './Reveal.svelte';
import { aftermath } from './aftermath';

const frame = (id: number) => ({ id: 90_000 + id, encounter: 12, phase: 'reveal' });
const none = { times: false, ships: 0, cause: '' };
const up: LogEvent[] = [
  happened(frame(1), 'revealed', { seat: 'A', card: 'attack-10' }),
  happened(frame(2), 'revealed', { seat: 'C', card: 'attack-08' }),
];
const over: LogEvent[] = [
  happened(frame(3), 'total-counted', {
    side: 0,
    total: 14,
    terms: [
      { ...none, key: 'card', amount: 10, seat: 'A', cause: 'attack-10' },
      { ...none, key: 'ships', amount: 4, seat: 'A', ships: 4 },
    ],
  }),
  happened(frame(4), 'total-counted', {
    side: 1,
    total: 8,
    terms: [{ ...none, key: 'card', amount: 8, seat: 'C', cause: 'attack-08' }],
  }),
  happened(frame(5), 'decided', {
    outcome: 'offense-wins',
    offense: 'A',
    defense: 'C',
    grounds: 'totals',
    offensive: 14,
    defensive: 8,
    upset: false,
    cause: '',
  }),
];
const view: View = {
  ...table,
  encounter: { ...(table.encounter as EncounterView), number: 12, offense: 'A', defense: 'C', target: 'C4' },
};

function shown(...events: LogEvent[]): Deaf {
  const deaf = new Deaf(view);
  deaf.store.log = [...up, ...events];
  deaf.store.beat = { kind: 'beat', n: 7, now: 0, events: events.length > 0 ? events : up, changes: {} };
  deaf.store.held = true;
  return deaf;
}

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'less';
});

test('both cards lie there before anybody is told who won', () => {
  render(Reveal, { context: shown().around() });
  expect(screen.getByRole('region', { name: 'The reveal' })).toBeDefined();
  expect(screen.getByRole('status').textContent.trim()).toBe('');
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
});

test('without motion every term, both totals and the result are there at once, and gone when one goes on', () => {
  const deaf = shown(...over);
  render(Reveal, { context: deaf.around() });
  expect(screen.getAllByRole('listitem').map((one) => one.querySelector('b:last-child')?.textContent)).toEqual([
    '10',
    '4',
    '8',
  ]);
  expect(screen.getByText('Offense: 14')).toBeDefined();
  expect(screen.getByText('Defense: 8')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('C4');
  expect(deaf.store.told).toBe(true);
  deaf.store.held = false;
  flushSync();
  expect(screen.queryByRole('region', { name: 'The reveal' })).toBeNull();
});

test('what a card counts as is said while it lies there, also when it changes after both have been turned up', () => {
  const deaf = shown();
  deaf.store.log = [
    happened(frame(1), 'revealed', { seat: 'A', card: 'morph' }),
    happened(frame(2), 'revealed', { seat: 'C', card: 'negotiate' }),
  ];
  render(Reveal, { context: deaf.around() });
  expect(document.querySelector('.counts')).toBeNull();
  const changed = happened(frame(3), 'card-changed', { seat: 'A', counts: 'negotiate', cause: 'morph' });
  deaf.store.log = [...deaf.store.log, changed];
  deaf.store.beat = { kind: 'beat', n: 8, now: 0, events: [changed], changes: {} };
  flushSync();
  expect(document.querySelector('.counts')?.textContent).toMatch(/Negotiate/);
});

const after: LogEvent[] = [
  happened(frame(6), 'ships-lost', { owner: 'C', count: 2, cause: 'encounter' }),
  happened(frame(7), 'ships-moved', { owner: 'A', from: 'gate', to: 'C4', count: 4 }),
];

test('what follows is told with the result, before it happens on the board, as far as it is known', () => {
  const deaf = shown(...over);
  const seats = table.seats.map((seat) => (seat.seat === 'A' ? { ...seat, colonies: 3 } : seat));
  deaf.store.coming = [
    { kind: 'beat', n: 8, now: 0, events: after, changes: { seats } },
    { kind: 'beat', n: 9, now: 0, events: [happened({ ...frame(8), encounter: 13 }, 'turn-began')], changes: {} },
    { kind: 'beat', n: 10, now: 0, events: [happened(frame(9), 'rewarded', { seat: 'B', cards: 1 })], changes: {} },
  ];
  render(Reveal, { context: deaf.around() });
  expect(
    [...screen.getByRole('status').querySelectorAll('li')].map((one) => one.textContent.replace(/\s+/g, ' ').trim()),
  ).toEqual([expect.stringMatching(/loses 2 ships to the warp/), expect.stringMatching(/4 ships on C4.*3 of 5$/)]);
});

test('colonies are counted with the landing also where the next turn begins in the same moment', () => {
  const counted = (colonies: number) => table.seats.map((seat) => (seat.seat === 'A' ? { ...seat, colonies } : seat));
  const next = happened({ ...frame(8), encounter: 13 }, 'turn-began');
  const beat = (n: number, events: LogEvent[], seats: typeof table.seats) =>
    ({ kind: 'beat', n, now: 0, events, changes: { seats } }) as const;
  expect(aftermath([beat(8, [...after, next], counted(3))], counted(2)).map(({ colonies }) => colonies)).toEqual([
    null,
    3,
  ]);
  // What a later turn brings is not counted.
  expect(
    aftermath([beat(8, after, counted(3)), beat(9, [next], counted(4))], counted(2)).map(({ colonies }) => colonies),
  ).toEqual([null, 3]);
});

test('who lands on an own planet has no colony more', () => {
  const home = happened(frame(6), 'ships-moved', { owner: 'C', from: 'gate', to: 'C4', count: 1 });
  expect(aftermath([{ kind: 'beat', n: 8, now: 0, events: [home], changes: {} }], table.seats)).toMatchObject([
    { seat: 'C', colonies: null },
  ]);
});

test('where there is no room for all that follows, what happens to the reader has its place', () => {
  const took = (id: number, from: string) =>
    happened(frame(id), 'took', { to: 'B', from, count: 1, cards: [], cause: '' });
  const events = [took(1, 'C'), took(2, 'D'), took(3, 'C'), took(4, 'A')];
  const follows = aftermath([{ kind: 'beat', n: 8, now: 0, events, changes: {} }], table.seats, ['A'], 3);
  expect(follows.map(({ id }) => id - 90_000)).toEqual([1, 2, 4]);
});
