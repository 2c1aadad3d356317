import { expect, test } from 'vitest';
import type { BalanceStep } from '../protocol/types';
import { bound, mostScenarios, unbound } from './bundle';
import { kindsAt } from './complete';
import { verdictOf } from './measure';
import { cardOf, hashOf } from './share';
import { begunFrom, numberOf, withNumber, written } from './templates';

test('a card travels in a link and comes out as it was', async () => {
  for (const text of ['tech: Ö 漢 “x”\ntext: >\n  All.\n', 'x'.repeat(40_000)]) {
    const hash = await hashOf(text);
    expect(hash).toMatch(/^#card=[\w-]+$/);
    expect(await cardOf(hash)).toBe(text);
  }
});

test('a link that is broken, hostile or none at all holds no card', async () => {
  const bomb = await hashOf('x'.repeat(5_000_000)).catch(() => '#card=');
  for (const hash of ['', '#k=abc', '#card=', '#card=***', '#card=AAAA', bomb, `#card=${'A'.repeat(70_000)}`])
    expect(await cardOf(hash), hash.slice(0, 20)).toBeNull();
});

test('scenarios travel with their card', async () => {
  const bundle = {
    card: 'tech: A\ntext: B --- C\n',
    scenarios: [
      { name: 'happens', text: 'scenario: It acts\nthen:\n  - encounter = 1\n' },
      { name: '', text: 'scenario: Other\n' },
    ],
    verdict: null,
  };
  const linked = await cardOf(await hashOf(bound(bundle)));
  expect(unbound((linked ?? '').replace('--- # \n', '---\n'))).toEqual(bundle);
  expect(unbound('tech: A\n')).toEqual({ card: 'tech: A\n', scenarios: [], verdict: null });
  expect(unbound(`---\ntech: A\n`).scenarios).toEqual([]);
});

test('of scenarios that are too many or too long none weighs a server down', () => {
  const many = Array.from({ length: 40 }, (_, i) => ({ name: `s${String(i)}`, text: 'scenario: It\n' }));
  expect(unbound(bound({ card: 'tech: A\n', scenarios: many, verdict: null })).scenarios).toHaveLength(mostScenarios);
  const long = bound({ card: 'tech: A\n', scenarios: [{ name: 'x', text: 'y'.repeat(10_001) }], verdict: null });
  expect(unbound(long).scenarios).toEqual([]);
});

test('a card of ours as a beginning has another name and no set', () => {
  expect(begunFrom('tech: Xenon Lasers\nset: base\nnamesake: true\ntext: set: it\n', 'Mine')).toBe(
    'tech: Mine\ntext: set: it\n',
  );
});

test('a number of a file is read and changed in its own line alone', () => {
  const text = 'tech: A\ntext: >\n  research: 9 ships\nresearch: 4\neffects: []\n';
  expect(numberOf(text, 'research')).toBe(4);
  expect(withNumber(text, 'research', 6)).toContain('\nresearch: 6\n');
  expect(withNumber(text, 'research', 6)).toContain('research: 9 ships');
  expect(numberOf('tech: A\nresearch: X\n', 'research')).toBeNull();
});

test('every template begins with its kind', () => {
  for (const [kind, { template }] of written()) expect(template.startsWith(`${kind}: `)).toBe(true);
});

test('words are offered where they can stand', () => {
  expect(kindsAt('  - may: lo')).toEqual(['moment']);
  expect(kindsAt('    when: me.ha')).toEqual(['call']);
  expect(kindsAt('      - dr')).toEqual(['key', 'verb']);
  expect(kindsAt('role: ma')).toEqual(['role']);
  expect(kindsAt('    when: both_')).toEqual(['value']);
});

const step: BalanceStep = {
  games: 400,
  most: 4000,
  with: 0.3,
  without: 0.25,
  difference: 0.05,
  needed: 0,
  failed: 0,
  clear: false,
  over: false,
  failures: [],
};

test('a verdict says no more than the interval', () => {
  expect(verdictOf(step).key).toBe('workshop.verdict.early');
  expect(verdictOf({ ...step, low: 0.01, high: 0.09 })).toEqual({
    key: 'workshop.verdict.more',
    args: { games: 400, by: 5, low: 1, high: 9 },
  });
  expect(verdictOf({ ...step, difference: -0.05, low: -0.09, high: -0.01 })).toEqual({
    key: 'workshop.verdict.less',
    args: { games: 400, by: 5, low: 1, high: 9 },
  });
  expect(verdictOf({ ...step, low: -0.01, high: 0.09 }).key).toBe('workshop.verdict.open');
  expect(verdictOf({ ...step, low: -0.01, high: 0.09, over: true }).key).toBe('workshop.verdict.same');
});
