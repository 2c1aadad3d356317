import { beforeEach, expect, test } from 'vitest';
import { Stream, type Doors, type Link } from './stream';
import type { Message } from './types';

class Wire {
  readyState = 1;
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: string[] = [];
  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: Wire[];
let events: Wire[];
let timers: Map<number, { run: () => void; milliseconds: number }>;
let heard: Message[];
let links: Link[];
let stream: Stream;

const last = <T>(items: T[]): T => {
  const item = items.at(-1);
  if (item === undefined) throw new Error('nothing there');
  return item;
};

function ring(milliseconds: number) {
  const found = [...timers].find(([, timer]) => timer.milliseconds === milliseconds);
  if (!found) throw new Error(`no timer of ${milliseconds}`);
  timers.delete(found[0]);
  found[1].run();
}

beforeEach(() => {
  sockets = [];
  events = [];
  timers = new Map();
  heard = [];
  links = [];
  let next = 1;
  const open = (list: Wire[]) => (address: string) => {
    list.push(new Wire(address));
    return last(list);
  };
  const doors = {
    socket: open(sockets),
    events: open(events),
    later: (run: () => void, milliseconds: number) => {
      timers.set(next, { run, milliseconds });
      return next++;
    },
    never: (timer: number) => timers.delete(timer),
  } as unknown as Doors;
  stream = new Stream(
    '0123456789',
    {
      message: (message) => heard.push(message),
      link: (link) => links.push(link),
    },
    doors,
  );
  stream.open();
});

const view = (n: number) => ({ kind: 'view', n, view: { epoch: 'e1', n } });
const beat = (n: number) => ({ kind: 'beat', n, now: 0, events: [], changes: {} });

test('messages come in order, and one that was seen already is dropped', () => {
  last(sockets).say(view(5));
  last(sockets).say(beat(6));
  last(sockets).say(beat(6));
  expect(heard.map((message) => message.kind)).toEqual(['view', 'beat']);
  expect(links).toEqual(['opening', 'open']);
});

test('after a lost line it asks for what it has missed', () => {
  last(sockets).say(view(5));
  last(sockets).onclose?.();
  expect(links).toEqual(['opening', 'open', 'lost']);
  ring(500);
  expect(last(sockets).address).toContain('after=5');
  expect(last(sockets).address).toContain('epoch=e1');
});

test('a gap in the numbers asks for everything anew', () => {
  last(sockets).say(view(5));
  last(sockets).say(beat(8));
  expect(sockets).toHaveLength(2);
  expect(last(sockets).address).not.toContain('after');
  expect(heard).toHaveLength(1);
});

test('silence is a lost line, a heartbeat is not', () => {
  last(sockets).say(view(5));
  last(sockets).say({ kind: 'still', now: 1 });
  ring(35_000);
  expect(last(links)).toBe('lost');
  expect(last(sockets).closed).toBe(true);
});

test('where sockets never say a word, server-sent events take over', () => {
  last(sockets).onclose?.();
  ring(500);
  last(sockets).onclose?.();
  ring(1000);
  expect(events).toHaveLength(1);
  last(events).say(view(1));
  expect(last(heard).kind).toBe('view');
  expect(stream.send('{}')).toBe(false);
});

test('once closed it stays closed', () => {
  last(sockets).say(view(5));
  stream.close();
  expect(last(links)).toBe('closed');
  expect(timers.size).toBe(0);
});
