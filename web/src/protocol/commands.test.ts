import { beforeEach, expect, test, vi } from 'vitest';
import { Commands, type Fate } from './commands';
import type { Command } from './types';

let sent: Command[];
let posted: Command[];
let online: boolean;
let answer: Fate;
let counts: [number, number];
let timers: Map<number, () => void>;
let commands: Commands;

beforeEach(() => {
  sent = [];
  posted = [];
  online = true;
  answer = { status: 200 };
  timers = new Map();
  let next = 1;
  commands = new Commands({
    socket: (text) => {
      if (online) sent.push(JSON.parse(text) as Command);
      return online;
    },
    post: (command) => {
      posted.push(command);
      return Promise.resolve(answer);
    },
    later: (run) => {
      timers.set(next, run);
      return next++;
    },
    never: (timer) => timers.delete(timer),
    waiting: (all, stuck) => {
      counts = [all, stuck];
    },
  });
});

const first = (list: Command[]) => {
  const one = list[0];
  if (!one) throw new Error('nothing was sent');
  return one;
};

test('a command goes over the socket and ends with the reply to its key', async () => {
  const fate = commands.send({ do: 'answer', n: 4, prompt: 'aim', answer: 'C4' });
  expect(counts).toEqual([1, 0]);
  commands.reply({ kind: 'reply', key: 'another', status: 200 });
  commands.reply({ kind: 'reply', key: first(sent).key, status: 200 });
  expect(await fate).toEqual({ status: 200, problem: undefined, result: undefined });
  expect(counts).toEqual([0, 0]);
  expect(timers.size).toBe(0);
  expect(posted).toEqual([]);
});

test('without a socket it is posted', async () => {
  online = false;
  expect(await commands.send({ do: 'undo' })).toEqual({ status: 200 });
  expect(posted).toHaveLength(1);
});

test('an unanswered command is sent again under the same key when the line is back, an answered one is not', async () => {
  const one = commands.send({ do: 'answer', answer: 'C4' });
  void commands.send({ do: 'undo' });
  commands.reply({ kind: 'reply', key: first(sent).key, status: 200 });
  await one;
  commands.lost();
  expect(counts).toEqual([1, 1]);
  commands.back();
  expect(sent.map((command) => command.do)).toEqual(['answer', 'undo', 'undo']);
  expect(sent[2]?.key).toBe(sent[1]?.key);
  expect(counts).toEqual([1, 0]);
});

test('a silent socket is not waited for: the same command is posted', async () => {
  const fate = commands.send({ do: 'undo' });
  answer = { status: 409, problem: { type: 'about:blank', title: 'No', status: 409 } };
  timers.values().next().value?.();
  expect((await fate).status).toBe(409);
  expect(posted[0]?.key).toBe(first(sent).key);
});

test('what cannot be posted either stays stuck until the line is back', async () => {
  void commands.send({ do: 'undo' });
  answer = { status: 0 };
  timers.values().next().value?.();
  await vi.waitFor(
    () => {
      expect(counts).toEqual([1, 1]);
    },
    { timeout: 20_000 },
  );
  commands.back();
  expect(sent).toHaveLength(2);
});

test('what does not get through is posted again under the same key until it does', async () => {
  online = false;
  answer = { status: 0 };
  const fate = commands.send({ do: 'answer', answer: 'C4' });
  await vi.waitFor(
    () => {
      expect(counts).toEqual([1, 1]);
    },
    { timeout: 20_000 },
  );
  answer = { status: 200 };
  timers.values().next().value?.();
  expect((await fate).status).toBe(200);
  expect(posted.map(({ key }) => key)).toEqual([posted[0]?.key, posted[0]?.key]);
  expect(counts).toEqual([0, 0]);
});

test('after many tries in vain it counts as not sent', async () => {
  online = false;
  answer = { status: 0 };
  let fate: Fate | undefined;
  void commands.send({ do: 'undo' }).then((known) => {
    fate = known;
  });
  for (let tries = 1; tries <= 8; tries++) {
    await vi.waitFor(
      () => {
        expect(posted).toHaveLength(tries);
      },
      { timeout: 20_000 },
    );
    await Promise.resolve();
    await Promise.resolve();
    const waiting = timers.entries().next().value;
    if (!waiting) break;
    timers.delete(waiting[0]);
    waiting[1]();
  }
  await vi.waitFor(
    () => {
      expect(fate).toEqual({ status: 0 });
    },
    { timeout: 20_000 },
  );
  expect(counts).toEqual([0, 0]);
});
