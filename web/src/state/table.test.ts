import { beforeEach, expect, test } from 'vitest';
import { happened } from '../fixtures/event';
import { prompts, table, tableWith } from '../fixtures/sample';
import type { Fate } from '../protocol/commands';
import { digestOf } from '../protocol/digest';
import type { Beat, CommandBody, EventName, Prompt, Sections, View } from '../protocol/types';
import { TableStore } from './table.svelte';

let sent: CommandBody[];
let reloads: number;
let fates: ((fate: Fate) => void)[];
let store: TableStore;

const launch = prompts['launch'] as Prompt;
const beat = (n: number, changes: Sections, more: Partial<Beat> = {}): Beat => ({
  kind: 'beat',
  n,
  now: table.now,
  events: [],
  changes,
  ...more,
});
const event = (id: number, type: EventName = 'aimed') => happened({ id, encounter: 12, phase: 'launch' }, type);

beforeEach(() => {
  sent = [];
  reloads = 0;
  fates = [];
  store = new TableStore({
    send: (command) => {
      sent.push(command);
      return new Promise((done) => fates.push(done));
    },
    explain: () => Promise.reject(new Error('not asked')),
    checkDeal: () => Promise.reject(new Error('not asked')),
    older: (before) => Promise.resolve(before === 5 ? [event(3), event(4)] : []),
    reload: () => {
      reloads++;
    },
  });
  store.hear({ kind: 'view', n: table.n, view: table });
});

const settle = (fate: Fate) => {
  fates.shift()?.(fate);
  return new Promise((done) => setTimeout(done));
};

test('a view is shown as it is, a beat replaces whole sections', () => {
  expect(store.loaded).toBe(true);
  expect(store.view.warp).toEqual(table.warp);
  const seats = store.view.seats;
  store.hear(beat(418, { warp: { A: 9 } }, { events: [event(7)] }));
  expect(store.view.warp).toEqual({ A: 9 });
  expect(store.view.seats).toBe(seats);
  expect(store.view.n).toBe(418);
  expect(store.log.map(({ id }) => id)).toEqual([7]);
});

test('a question becomes open when everything before it has been shown', () => {
  store.hear({ kind: 'view', n: 417, view: tableWith({ prompts: [] }) });
  store.hear(beat(418, {}, { events: [event(1)] }));
  store.hear(beat(419, { prompts: [launch] }, { events: [event(2)] }));
  expect(store.waiting).toBe(1);
  expect(store.prompts).toEqual([]);
  store.skip();
  expect(store.prompts).toEqual([launch]);
});

test('a question that is over, as far as is known, is no longer open though the screen is behind', () => {
  store.hear(beat(418, {}, { events: [event(1)] }));
  store.hear(beat(419, { prompts: [] }, { events: [event(2)] }));
  expect(store.view.prompts).toHaveLength(1);
  expect(store.prompts).toEqual([]);
});

test('an answer goes out once, and its question is gone as soon as the server has taken it', async () => {
  void store.answer(launch, 'A1x2');
  void store.answer(launch, 'A1x2');
  expect(sent).toEqual([{ do: 'answer', n: 418, prompt: 'launch', answer: 'A1x2' }]);
  expect(store.standing(launch)?.kind).toBe('sending');
  await settle({ status: 200 });
  expect(store.prompts).toEqual([]);
  void store.answer(launch, 'A1x2');
  expect(sent).toHaveLength(1);
});

test('what follows from an answer counts as after it, though it is told before the answer is acknowledged', async () => {
  store.hear(beat(418, {}, { events: [event(7)] }));
  void store.answer(launch, 'A1x2');
  store.hear(beat(419, {}, { events: [event(8)] }));
  store.skip();
  await settle({ status: 200 });
  expect(store.moved).toBe(7);
});

test('whoever commands two systems says for which it answers', () => {
  store.hear({ kind: 'view', n: 417, view: tableWith({ me: { seat: 'A', seats: ['A', 'C'], host: true } }) });
  void store.answer(launch, 'A1');
  expect(sent[0]).toMatchObject({ seat: 'A' });
});

test('an old question brings the new one, and what was picked is kept as far as it fits', async () => {
  store.tray(launch).take('A1x2 B2x2');
  const anew: Prompt = { ...launch, n: 421, gesture: { kind: 'ships', least: 1, most: 4, from: { A1: 4, B2: 1 } } };
  void store.answer(launch, 'A1x2 B2x2');
  await settle({
    status: 409,
    problem: { type: '/problems/stale-question', title: 'Old', status: 409, prompts: [anew] },
  });
  expect(store.prompts).toEqual([anew]);
  expect(store.tray(anew).line).toBe('A1x2 B2');
  expect(store.standing(anew)?.kind).toBe('stale');
});

test('what is not legal stays in the tray with the reason', async () => {
  store.tray(launch).take('A1');
  void store.answer(launch, 'A1');
  const problem = { type: '/problems/not-legal', title: 'No', status: 422, legal: ['A2'] };
  await settle({ status: 422, problem });
  expect(store.standing(launch)).toEqual({ kind: 'refused', problem });
  expect(store.tray(launch).line).toBe('A1');
});

test('what could not be sent says so and can be sent again', async () => {
  void store.answer(launch, 'A1');
  await settle({ status: 0 });
  expect(store.standing(launch)?.kind).toBe('unsent');
  void store.answer(launch, 'A1');
  expect(sent).toHaveLength(2);
});

test('a board with another digest is loaded again, one with the right digest is not', () => {
  const view: View = { ...table, warp: { A: 1 } };
  store.hear(beat(418, { warp: { A: 1 } }, { digest: digestOf(view) }));
  expect(reloads).toBe(0);
  store.hear(beat(419, { warp: { A: 2 } }, { digest: digestOf(view) }));
  expect(reloads).toBe(1);
  expect(store.mismatches).toBe(1);
});

test('deadlines are counted by the clock of the server', () => {
  store.hear({ kind: 'still', now: Date.now() + 60_000 });
  expect(Math.abs(store.now() - Date.now() - 60_000)).toBeLessThan(30_000);
});

test('a command line may lay an answer out without sending it', () => {
  store.compose('launch', 'A1x3');
  expect(store.tray(launch).line).toBe('A1x3');
  expect(sent).toEqual([]);
});

test('earlier lines of the log are put before the others', async () => {
  store.hear({ kind: 'view', n: 417, view: tableWith({ log: [event(5)] }) });
  expect(await store.older()).toBe(true);
  expect(store.log.map(({ id }) => id)).toEqual([3, 4, 5]);
  expect(await store.older()).toBe(false);
});
