import { beforeEach, expect, test } from 'vitest';
import { happened } from '../fixtures/event';
import type { Beat, EventName } from '../protocol/types';
import { Pacing } from './pacing';

let time: number;
let timer: { run: () => void; at: number } | null;
let shown: { n: number; at: number }[];
let waiting: number;
let pacing: Pacing;
let held: { holding: boolean; at: number }[];

const beat = (n: number, ...types: EventName[]): Beat => ({
  kind: 'beat',
  n,
  now: 0,
  events: types.map((type, i) => happened({ id: 10 * n + i, encounter: 1, phase: 'launch' }, type)),
  changes: {},
});

function run(until: number) {
  while (timer && timer.at <= until) {
    time = timer.at;
    const { run: ring } = timer;
    timer = null;
    ring();
  }
  time = until;
}

beforeEach(() => {
  time = 0;
  timer = null;
  shown = [];
  held = [];
  pacing = new Pacing(
    (one) => shown.push({ n: one.n, at: time }),
    (count) => {
      waiting = count;
    },
    {
      later: (ring, milliseconds) => {
        timer = { run: ring, at: time + milliseconds };
        return 1;
      },
      never: () => {
        timer = null;
      },
      clock: () => time,
    },
    (one) => (one.events.some(({ type }) => type === 'decided') ? 3000 : 0),
    (holding) => held.push({ holding, at: time }),
  );
});

test('the first beat is shown at once, each further one when the one before has been seen', () => {
  pacing.add(beat(1, 'ships-moved'), false);
  pacing.add(beat(2, 'turn-began'), false);
  pacing.add(beat(3, 'ships-moved'), false);
  expect(shown).toEqual([{ n: 1, at: 0 }]);
  expect(waiting).toBe(2);
  run(10_000);
  expect(shown).toEqual([
    { n: 1, at: 0 },
    { n: 2, at: 450 },
    { n: 3, at: 1150 },
  ]);
  expect(waiting).toBe(0);
});

test('a beat without events takes no time', () => {
  pacing.add(beat(1), false);
  pacing.add(beat(2), false);
  expect(shown).toHaveLength(2);
});

test('all that waits can be skipped', () => {
  for (let n = 1; n <= 9; n++) pacing.add(beat(n, 'used'), false);
  pacing.skip();
  expect(shown.map((one) => one.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(waiting).toBe(0);
  expect(timer).toBeNull();
});

test('an instant pace never waits', () => {
  pacing.pace = 'instant';
  for (let n = 1; n <= 9; n++) pacing.add(beat(n, 'used'), false);
  expect(shown).toHaveLength(9);
});

test('a long queue is shown faster, so that nobody is far behind', () => {
  for (let n = 1; n <= 101; n++) pacing.add(beat(n, 'ships-moved'), false);
  run(60_000);
  expect(shown).toHaveLength(101);
  expect(shown.at(-1)?.at).toBeLessThan(11_000);
  expect(shown.at(-1)?.at).toBeGreaterThan(8_000);
});

test('where time runs nothing holds the question up', () => {
  for (let n = 1; n <= 12; n++) pacing.add(beat(n, 'game-won'), false);
  pacing.add(beat(13), true);
  run(20_000);
  expect(shown.at(-1)?.n).toBe(13);
  expect(shown.at(-1)?.at).toBeLessThan(1_600);
});

test('a cleared queue shows nothing more', () => {
  pacing.add(beat(1, 'used'), false);
  pacing.add(beat(2, 'used'), false);
  pacing.clear();
  run(10_000);
  expect(shown).toHaveLength(1);
  expect(waiting).toBe(0);
});

test('what is held stays, though somebody waits in time and much has come behind it', () => {
  pacing.add(beat(1, 'decided'), true);
  run(50);
  for (let n = 2; n <= 30; n++) pacing.add(beat(n, 'used'), true);
  run(2999);
  expect(shown).toEqual([{ n: 1, at: 0 }]);
  expect(held).toEqual([{ holding: true, at: 0 }]);
  run(3000);
  expect(shown[1]).toEqual({ n: 2, at: 3000 });
  expect(held[1]).toEqual({ holding: false, at: 3000 });
});

test('the hold ends by itself when nothing follows', () => {
  pacing.add(beat(1, 'decided'), false);
  expect(waiting).toBe(0);
  run(3000);
  expect(held).toEqual([
    { holding: true, at: 0 },
    { holding: false, at: 3000 },
  ]);
});

test('going on shows what follows at once; nothing else is let go by it', () => {
  pacing.add(beat(1, 'decided'), false);
  pacing.add(beat(2, 'ships-moved'), false);
  pacing.add(beat(3, 'ships-moved'), false);
  run(700);
  pacing.goOn();
  pacing.goOn();
  expect(shown).toEqual([
    { n: 1, at: 0 },
    { n: 2, at: 700 },
  ]);
  run(5000);
  expect(shown).toHaveLength(3);
});

test('how long it is held is the reader’s own choice', () => {
  pacing.pace = 'fast';
  pacing.add(beat(1, 'decided'), false);
  run(1199);
  expect(held).toHaveLength(1);
  run(1200);
  expect(held).toHaveLength(2);
  pacing.pace = 'instant';
  pacing.add(beat(2, 'decided'), false);
  expect(held).toHaveLength(2);
});
