import { expect, test } from 'vitest';
import { table } from '../../fixtures/sample';
import type { EncounterView, Outlook } from '../../protocol/types';
import { castOf } from '../../words/cast';
import { plain } from '../../words/rich';
import { outlookSaid } from './outlook';

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
