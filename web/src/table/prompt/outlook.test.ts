import { expect, test } from 'vitest';
import { table } from '../../fixtures/sample';
import type { EncounterView, Outlook } from '../../protocol/types';
import { castOf } from '../../words/cast';
import { plain } from '../../words/rich';
import { outlookSaid, shareOf } from './outlook';

const cast = castOf(table.me, table.seats, null);
const encounter: EncounterView = {
  ...(table.encounter as EncounterView),
  sides: {
    offense: { ...(table.encounter as EncounterView).sides.offense, main: 'A', allies: { B: 2 } },
    defense: { ...(table.encounter as EncounterView).sides.defense, main: 'C', allies: {} },
  },
};
const outlook = (
  offense: number,
  defense: number,
  ahead: 'offense' | 'defense',
  more: Partial<Outlook> = {},
): Outlook => ({
  answer: 'x',
  best: false,
  score: { offense, defense, ahead },
  events: [],
  ...more,
});
const said = (one: Outlook, me = 'A') =>
  outlookSaid(one, encounter, me).map(({ tone, said: sentence }) => `${tone} ${plain(sentence, cast)}`);

test('who leads by the totals is said, and how much is missing', () => {
  expect(said(outlook(30, 25, 'offense'))).toEqual(['good 30 : 25, you lead']);
  expect(said(outlook(14, 15, 'defense'))).toEqual(['bad 14 : 15, Cy leads, 2 short']);
  // The defense wins ties.
  expect(said(outlook(15, 15, 'defense'))).toEqual(['bad 15 : 15, Cy leads, 1 short']);
  expect(said(outlook(15, 14, 'offense'), 'C')).toEqual(['bad 15 : 14, you lead, 1 short']);
});

test('an ally is on its side; for others it is neither good nor bad', () => {
  expect(said(outlook(30, 25, 'offense'), 'B')[0]).toMatch(/^good/);
  expect(said(outlook(30, 25, 'offense'), 'D')[0]).toMatch(/^plain/);
});

test('where the lower total wins nothing is said to be short', () => {
  expect(said(outlook(10, 12, 'offense'))).toEqual(['good 10 : 12, you lead']);
  expect(said(outlook(12, 10, 'defense'))).toEqual(['bad 12 : 10, Cy leads']);
});

test('what it does besides is told as the log tells it', () => {
  const event = {
    id: 1,
    type: 'ships-lost' as const,
    encounter: 1,
    phase: 'reveal',
    args: { owner: 'C', count: 2, cause: 'x' },
  };
  const [first] = said(outlook(0, 0, 'defense', { score: null, events: [event] }));
  expect(first).toMatch(/^plain Cy loses 2 ships/);
});

test('odds of a card are a sentence, with whose cards they are counted over', () => {
  const odds = { total: 14, beats: 32, loses: 3, neither: 1, cards: 36 };
  expect(said(outlook(0, 0, 'defense', { score: null, odds }))).toEqual([
    'plain Of the 36 encounter cards that Cy may hold, it beats 32 and loses to 3; with 1 nobody wins.',
  ]);
  expect(said(outlook(0, 0, 'defense', { score: null, odds: { ...odds, loses: 4, neither: 0 } }), 'C')).toEqual([
    'plain Of the 36 encounter cards that you may hold, it beats 32 and loses to 4.',
  ]);
});

test('what beats most is good, what beats little is bad, and a negotiate counts those for a deal', () => {
  const odds = { total: 14, loses: 0, neither: 0, cards: 36 };
  expect(shareOf({ ...odds, beats: 24 })).toEqual({ count: 24, cards: 36, what: 'win', tone: 'good' });
  expect(shareOf({ ...odds, beats: 23 }).tone).toBe('plain');
  expect(shareOf({ ...odds, beats: 12 }).tone).toBe('bad');
  expect(shareOf({ ...odds, beats: 0, neither: 9 })).toEqual({ count: 9, cards: 36, what: 'deal', tone: 'plain' });
  expect(shareOf({ ...odds, beats: 0 })).toEqual({ count: 0, cards: 36, what: 'win', tone: 'bad' });
});
