import { beforeEach, expect, test, vi } from 'vitest';
import type { BalanceStep, CardReading } from '../protocol/types';
import { rest } from '../protocol/rest';
import { bound, joined, parted, unbound } from './bundle';
import { asKept, collection, mostKept } from './collection.svelte';
import { numbersIn, pointsOf, reach } from './curve';
import { cardOf, hashOf } from './share';
import { toldOf } from './told';
import { mostRows, verdictIn, verdictText, type OwnVerdict, type VerdictRow } from './verdict';

const step: BalanceStep = {
  games: 400,
  most: 4000,
  with: 0.3,
  without: 0.25,
  difference: 0.05,
  low: 0.01,
  high: 0.09,
  needed: 0,
  failed: 0,
  clear: true,
  over: true,
  failures: [],
  uses: { games: 100, used: 0.6, times: 1.5, last: 0.1, offense: 0.5, defense: 0.25, ally: 0.25 },
  effects: {
    deals: 200,
    onlyWith: 0.2,
    onlyWithout: 0.15,
    encounters: 17,
    encountersWithout: 18.5,
    longer: { difference: -1.5, low: -2, high: -1 },
    others: [
      { difference: -0.04, low: -0.07, high: -0.01 },
      { difference: 0 },
      { difference: 0.01, low: -0.1, high: 0.1 },
    ],
  },
};
const row: VerdictRow = {
  players: 'novice',
  seats: 4,
  games: 4000,
  seed: 1,
  beside: '',
  key: 'research',
  number: 5,
  step,
};
const verdict: OwnVerdict = { digest: '0123456789abcdef', rows: [row, { ...row, key: '', number: 0, beside: 'a-b' }] };
const card = 'tech: A\ntext: B\n';

test('a verdict travels with its card and its scenarios, in a link and in a file', async () => {
  const bundle = { card, scenarios: [{ name: 'happens', text: 'scenario: It acts\n' }], verdict };
  expect(unbound((await cardOf(await hashOf(bound(bundle)))) ?? '')).toEqual(bundle);
  expect(unbound(bound({ ...bundle, scenarios: [] }))).toEqual({ ...bundle, scenarios: [] });
  expect(unbound(bound({ ...bundle, verdict: null })).verdict).toBeNull();
});

test('what a command has written is read', () => {
  const said =
    `verdict: 0123456789abcdef\nrows:\n  - {"players":"novice","seats":3,"games":100,"seed":1,"beside":"","key":"",` +
    `"number":0,"step":{"games":96,"most":96,"with":0.3,"without":0.25,"difference":0.05,"needed":0,"failed":0,` +
    `"clear":false,"over":true,"failures":[]}}\n`;
  expect(verdictIn(said)?.rows[0]?.step.games).toBe(96);
});

test('a verdict that is broken or hostile is none', () => {
  const text = verdictText(verdict);
  expect(verdictIn(text)).toEqual(verdict);
  const wrong: [string, string][] = [
    ['0123456789abcdef', '<script>alert(1)'],
    ['"seats":4', '"seats":4000'],
    ['"seats":4', '"seats":"4"'],
    ['"novice"', '"expert/1000000"'],
    ['"beside":"a-b"', '"beside":"../a"'],
    ['"key":"research"', '"key":"(a+)+$"'],
    ['"number":5', '"number":1e300'],
    ['"low":0.01', '"low":0.5'],
    ['"with":0.3', '"with":null'],
    ['"failures":[]', '"failures":[{}]'],
    ['"onlyWith":0.2', '"onlyWith":7'],
    ['"others":[', '"others":[0,'],
    ['"used":0.6', '"used":-1'],
    ['{"players"', '[{"players"'],
    ['"games":400,', `"games":400,"x":"${'x'.repeat(5000)}",`],
  ];
  for (const [from, to] of wrong) {
    expect(text, from).toContain(from);
    expect(verdictIn(text.replace(from, to)), to.slice(0, 40)).toBeNull();
  }
  const many = { ...verdict, rows: Array.from({ length: 40 }, () => row) };
  expect(verdictIn(verdictText(many))?.rows).toHaveLength(mostRows);
  expect(verdictIn(text + text.split('\n').slice(2).join('\n').repeat(20))).toBeNull();
  const stranger = text.replace('"seed":1', '"seed":1,"__proto__":{"polluted":1},"more":"<b>"');
  expect(verdictIn(stranger)).toEqual(verdict);
});

test('an author is told how the card is used, what it decides and who pays', () => {
  expect(toldOf(step).map(({ key }) => key)).toEqual([
    'workshop.told.nothing',
    'workshop.told.users',
    'workshop.told.last',
    'workshop.told.decides',
    'workshop.told.length',
    'workshop.told.shorter',
    'workshop.told.pays',
  ]);
  expect(toldOf(step)[0]?.args).toEqual({ share: 40, times: 1.5 });
  expect(toldOf(step).at(-1)?.args).toEqual({ place: 1, by: 4 });
  const { uses, effects, ...bare } = step;
  expect(toldOf(bare)).toEqual([]);
  expect(toldOf({ ...bare, ...(uses ? { uses: { ...uses, used: 0, times: 0 } } : {}) })).toEqual([
    { key: 'workshop.told.never', args: { games: 100 } },
  ]);
  expect(toldOf({ ...bare, ...(effects ? { effects: { ...effects, others: [] } } : {}) }).at(-1)?.key).toBe(
    'workshop.told.nobody',
  );
});

test('numbers become the points of a curve in their order', () => {
  const points = pointsOf([
    { ...row, number: 7 },
    { ...row, number: 4, step: { ...step, difference: -0.12, low: -0.16, high: -0.08 } },
  ]);
  expect(points.map(({ number }) => number)).toEqual([4, 7]);
  expect(points[0]?.low).toBeCloseTo(-16);
  expect(reach(points)).toBe(20);
  expect(reach([])).toBe(5);
  expect(numbersIn('4, 5 6;7')).toEqual([4, 5, 6, 7]);
  expect(numbersIn('7,4,4')).toEqual([4, 7]);
  for (const typed of ['', '4, five', '-1', '1,2,3,4,5,6,7,8,9', '1000']) expect(numbersIn(typed), typed).toBeNull();
});

const read = (text: string): CardReading => {
  const name = /^tech: (.+)$/m.exec(text)?.[1];
  if (!name)
    return { problems: [{ line: 1, column: 1, text: 'The kind of card must come first.', said: { key: '' } }] };
  const id = name.toLowerCase();
  return {
    card: { id, kind: 'tech', name, author: 'Ana', digest: '0123456789abcdef', faces: [], readBack: [], remarks: [] },
    problems: [],
  };
};

beforeEach(() => {
  for (const one of collection.cards) collection.remove(one.id);
  vi.spyOn(rest, 'readCard').mockImplementation((text) => Promise.resolve(read(text)));
});

const kept = (name: string, whole = `tech: ${name}\ntext: It.\n`) => {
  const { card: found } = read(whole);
  if (!found) throw new Error('no card');
  return asKept(found, whole);
};

test('a collection leaves in one file and comes back whole', async () => {
  const whole = bound({ card: 'tech: Beta\ntext: It.\n', scenarios: [{ name: 'a', text: 'scenario: A\n' }], verdict });
  expect(collection.keep(kept('Alpha'))).toBe('');
  expect(collection.keep(kept('Beta', whole))).toBe('');
  const text = collection.text();
  expect(parted(text)).toEqual(['tech: Alpha\ntext: It.\n', whole]);
  for (const one of [...collection.cards]) collection.remove(one.id);
  expect(await collection.take(text)).toBe('');
  expect(collection.cards.map((one) => one.name)).toEqual(['Alpha', 'Beta']);
  expect(await collection.take(text)).toBe('');
  expect(JSON.parse(localStorage.getItem('hypergate.collection') ?? '')).toHaveLength(2);
});

test('of a file that is not right nothing is taken in', async () => {
  collection.keep(kept('Alpha'));
  const before = collection.cards;
  const said = async (...wholes: string[]) => {
    const problem = await collection.take(joined(wholes));
    expect(collection.cards).toBe(before);
    return problem;
  };
  const good = 'tech: Gamma\ntext: It.\n';
  expect(await said(good, good)).toBe('Two cards of that file are called Gamma. Nothing was taken in.');
  expect(await said(good, 'tech: Alpha\ntext: Other.\n')).toContain('has another Alpha already');
  expect(await said(good, 'no card')).toBe(
    'Card 2 of that file is not right: The kind of card must come first. Nothing was taken in.',
  );
  expect(await said(good, 'x'.repeat(60_001))).toBe(
    'Card 2 of that file is longer than any card. Nothing was taken in.',
  );
  expect(await said(...Array.from({ length: mostKept + 1 }, (_, i) => `tech: T${String(i)}\n`))).toContain(
    'at most 40',
  );
  expect(await said('y'.repeat(3_000_000))).toContain('longer than any collection');
  expect(await said(...Array.from({ length: mostKept }, (_, i) => `tech: T${String(i)}\n`))).toContain('at most 40');
});

test('a browser without room keeps what it had', () => {
  collection.keep(kept('Alpha'));
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(collection.keep(kept('Beta'))).toBe('This browser has no room for it. Nothing was changed.');
  full.mockRestore();
  expect(collection.cards.map((one) => one.name)).toEqual(['Alpha']);
});
