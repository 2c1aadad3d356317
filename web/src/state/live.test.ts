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
let close: () => void = () => undefined;

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

/** A part of the card book that no test has asked for yet: the last is kept from table to table. */
const parts = { last: 0 };
const fresh = () => `of=alien.base&digest=${++parts.last}`;
const at = (part: string) => ({ ...table, table: { ...table.table, book: part } });

function open(part: string): Live {
  const live = new Live('k7m2p9x4qa');
  void live.begin(at(part));
  close = live.open();
  return live;
}

const still = { kind: 'still', n: table.n, now: table.now };

test('a table fetches its own part of the card book, once', async () => {
  const part = fresh();
  const live = open(part);
  await vi.advanceTimersByTimeAsync(0);
  expect(live.store.book).toEqual(book);
  Wire.last.say(still);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([`/api/v1/cards?${part}`]);
});

test('who comes back to a table has its cards at once', async () => {
  const part = fresh();
  open(part);
  await vi.advanceTimersByTimeAsync(0);
  close();
  expect(open(part).store.book).toEqual(book);
  expect(asked).toHaveLength(1);
});

test('a table is shown when its cards have names, or after a while without them', async () => {
  const shown: string[] = [];
  const come = (name: string) =>
    new Live('k7m2p9x4qa').begin(at(fresh())).then(() => {
      shown.push(name);
    });
  works = false;
  const waits = come('without');
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual([]);
  works = true;
  await come('with');
  await vi.advanceTimersByTimeAsync(1000);
  await waits;
  expect(shown).toEqual(['with', 'without']);
});

test('a book that did not come is asked for again, a while later', async () => {
  works = false;
  const live = open(fresh());
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
  open(fresh());
  await vi.advanceTimersByTimeAsync(0);
  const later = fresh();
  Wire.last.say({ kind: 'view', n: 1, view: at(later) });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.at(-1)).toBe(`/api/v1/cards?${later}`);
});
