import { expect, test } from 'vitest';
import { happened } from '../fixtures/event';
import { table } from '../fixtures/sample';
import type { Events, TermFact } from '../protocol/events';
import type { EncounterView, LogEvent } from '../protocol/types';
import { bothUp, keepOf, reveal } from '../state/holds';
import { compares, moodOf, revealOf, sums, turning, winnerOf } from './reveal';

const term = (key: TermFact['key'], amount: number, more: Partial<TermFact> = {}): TermFact => ({
  key,
  amount,
  times: false,
  seat: 'A',
  ships: 0,
  cause: '',
  ...more,
});
const frame = (id: number, encounter = 12) => ({ id, encounter, phase: 'reveal' });
const encounter: EncounterView = {
  ...(table.encounter as EncounterView),
  number: 12,
  offense: 'A',
  defense: 'C',
  target: 'C4',
};
const facts: Events['decided'] = {
  outcome: 'offense-wins',
  offense: 'A',
  defense: 'C',
  grounds: 'totals',
  offensive: 18,
  defensive: 12,
  upset: false,
  cause: '',
};
const offense = [
  term('card', 10, { cause: 'attack-10' }),
  term('ships', 3, { ships: 3 }),
  term('effect', 5, { cause: 'human' }),
];
const defense = [term('card', 8, { cause: 'attack-08', seat: 'C' }), term('ships', 4, { ships: 4, seat: 'C' })];
const course: LogEvent[] = [
  happened(frame(1), 'selected', { seat: 'A' }),
  happened(frame(2), 'selected', { seat: 'C' }),
  happened(frame(3), 'revealed', { seat: 'A', card: 'attack-10' }),
  happened(frame(4), 'revealed', { seat: 'C', card: 'morph' }),
  happened(frame(5), 'card-changed', { seat: 'C', counts: 'attack 8', cause: 'morph' }),
  happened(frame(6), 'total-counted', { side: 0, total: 18, terms: offense }),
  happened(frame(7), 'total-counted', { side: 1, total: 12, terms: defense }),
  happened(frame(8), 'decided', facts),
];

test('there is nothing to reveal before both cards are up', () => {
  expect(revealOf(encounter, course.slice(0, 3))).toBeNull();
  const both = revealOf(encounter, course.slice(0, 4));
  expect([both?.sides.offense.card, both?.sides.defense.card, both?.decided]).toEqual(['attack-10', 'morph', null]);
  expect(both?.sides.offense.total).toBeNull();
});

test('once decided it is what was counted, with what a card counts as', () => {
  const all = revealOf(encounter, course);
  expect(all?.sides.defense).toEqual({ seat: 'C', card: 'morph', counts: 'attack 8', terms: defense, total: 12 });
  expect(all?.target).toBe('C4');
  expect(winnerOf(all?.decided ?? null)).toBe('offense');
});

test('the second battle of an encounter is a reveal of its own', () => {
  const again = [
    ...course,
    happened(frame(9), 'selected', { seat: 'A' }),
    happened(frame(10), 'revealed', { seat: 'A', card: 'attack-04' }),
  ];
  expect(revealOf(encounter, again)?.decided ?? null).toBeNull();
  const both = [...again, happened(frame(11), 'revealed', { seat: 'C', card: 'negotiate' })];
  const second = revealOf(encounter, both);
  expect([second?.sides.offense.card, second?.sides.offense.terms]).toEqual(['attack-04', []]);
});

test('sums go term by term, multiply where a term does, and are unknown where they would be wrong', () => {
  expect(sums({ terms: offense, total: 18 })).toEqual([10, 13, 18]);
  expect(sums({ terms: [...offense, term('effect', 2, { times: true })], total: 36 })).toEqual([10, 13, 18, 36]);
  expect(sums({ terms: offense, total: 25 })).toEqual([null, null, 25]);
  expect(sums({ terms: [], total: 7 })).toEqual([]);
});

test('a term turned it when the other side would have won without it', () => {
  const all = revealOf(encounter, course);
  // 18 to 12; without the power 13 to 12.
  expect(all && turning(all)).toBeNull();
  const close = all && {
    ...all,
    sides: { ...all.sides, defense: { ...all.sides.defense, total: 13 } },
    decided: { ...facts, defensive: 13 },
  };
  // A tie would have been the defense's.
  expect(close && turning(close)).toEqual({ side: 'offense', at: 2 });
  expect(close && turning({ ...close, decided: { ...facts, upset: true } })).toBeNull();
});

test('a result is good or bad for whoever fought, and for nobody else', () => {
  const allies = { offense: ['B'], defense: ['D'] };
  expect(moodOf(facts, ['A'], allies)).toBe('good');
  expect(moodOf(facts, ['D'], allies)).toBe('bad');
  expect(moodOf(facts, ['E'], allies)).toBe('plain');
  expect(moodOf(facts, ['A', 'C'], allies)).toBe('plain');
  expect(moodOf({ ...facts, outcome: 'both-lose' }, ['B'], allies)).toBe('bad');
  expect(moodOf({ ...facts, outcome: 'deal' }, ['B'], allies)).toBe('plain');
});

test('both cards are held together, and a result for as long as counting takes and three seconds', () => {
  const beat = (...events: LogEvent[]) => ({ kind: 'beat' as const, n: 1, now: 0, events, changes: {} });
  const upTo = (count: number) => course.slice(0, count);
  expect(bothUp(upTo(3), 12)).toBe(false);
  expect(keepOf(beat(...course.slice(2, 3)), upTo(3))).toBe(0);
  expect(keepOf(beat(...course.slice(3, 4)), upTo(4))).toBe(reveal.turn);
  expect(keepOf(beat(...course.slice(5)), course)).toBe(500 + 3 * 220 + 300 + 3000);
  // Decided without cards: nobody needs time to look at them.
  expect(keepOf(beat(happened(frame(9, 13), 'decided', facts)), [happened(frame(9, 13), 'decided', facts)])).toBe(0);
});

test('nothing is counted against a negotiate, nor between two morphs', () => {
  const lying = (offense: string, defense: string, counts: string | null = null) => {
    const side = { seat: 'A', card: offense, counts, terms: [], total: null };
    return { sides: { offense: side, defense: { ...side, card: defense, counts: null } } };
  };
  expect(compares(lying('attack-10', 'attack-04'))).toBe(true);
  expect(compares(lying('morph', 'attack-04'))).toBe(true);
  expect(compares(lying('attack-10', 'negotiate'))).toBe(false);
  expect(compares(lying('negotiate', 'negotiate'))).toBe(false);
  expect(compares(lying('morph', 'morph'))).toBe(false);
  // What a card counts as goes before what it shows.
  expect(compares(lying('negotiate', 'attack-04', 'attack-06'))).toBe(true);
});
