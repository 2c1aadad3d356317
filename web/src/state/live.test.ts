import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { book, table } from '../fixtures/sample';
import { Live } from './live';

class Wire {
  static last: Wire;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  close() {
    this.onmessage = null;
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let asked: string[];
let works: boolean;
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  works = true;
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return works ? Promise.resolve(Response.json(book)) : Promise.reject(new TypeError('Failed to fetch'));
  });
});

afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(): Live {
  const live = new Live('k7m2p9x4qa');
  live.store.hear({ kind: 'view', n: 0, view: table });
  close = live.open();
  return live;
}

const still = { kind: 'still', n: table.n, now: table.now };

test('a table fetches its own part of the card book, once', async () => {
  const live = open();
  await vi.advanceTimersByTimeAsync(0);
  expect(live.store.book).toEqual(book);
  Wire.last.say(still);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([`/api/v1/cards?${table.table.book}`]);
});

test('a book that did not come is asked for again, a while later', async () => {
  works = false;
  const live = open();
  await vi.advanceTimersByTimeAsync(0);
  Wire.last.say(still);
  expect(asked).toHaveLength(1);
  works = true;
  await vi.advanceTimersByTimeAsync(5000);
  Wire.last.say(still);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
  expect(live.store.book).toEqual(book);
});

test('after a new version of the server the book is fetched anew', async () => {
  open();
  await vi.advanceTimersByTimeAsync(0);
  const later = { ...table, table: { ...table.table, book: 'of=alien.base&digest=fedcba9876543210' } };
  Wire.last.say({ kind: 'view', n: 1, view: later });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.at(-1)).toBe('/api/v1/cards?of=alien.base&digest=fedcba9876543210');
});
