import { expect, test } from 'vitest';
import type { DealTerm, DealVersion, DealView } from '../../../protocol/types';
import {
  add,
  changes,
  counted,
  draftOf,
  left,
  lock,
  mostOf,
  nothing,
  promise,
  quick,
  remove,
  same,
  sent,
} from './draft';

const term = (notation: string): DealTerm => {
  const [kind = '', what = ''] = notation.split(' ');
  return {
    notation,
    kind: kind as DealTerm['kind'],
    ...(kind === 'cards' ? { count: Number(what) } : kind === 'colony' ? { planet: what } : { card: what }),
  };
};
const version = (more: Partial<DealVersion>): DealVersion => ({
  number: 1,
  by: 'B',
  offenseGives: [],
  defenseGives: [],
  promises: [],
  digest: 'd1',
  ...more,
});
const deal: DealView = {
  offense: 'A',
  defense: 'B',
  speaker: 'A',
  versions: [],
  standing: null,
  offersLeft: { A: 3, B: 3 },
  allowed: {
    A: [term('colony A1'), term('colony C2'), term('cards 1'), term('cards 2'), term('card attack-08')],
    B: [term('colony B1'), term('cards 1')],
  },
};

test('what is sent are the notations, the locked ones and the promises', () => {
  let draft = add(nothing, 'give', term('card attack-06'));
  draft = add(draft, 'get', term('colony B3'));
  draft = lock(draft, 'get', 0);
  draft = promise(draft, { kind: 'ally', by: 'me' });
  expect(sent(draft)).toEqual({
    give: ['card attack-06'],
    get: ['colony B3'],
    locked: ['colony B3'],
    promises: [{ kind: 'ally', by: 'me' }],
  });
  expect(sent(nothing)).toEqual({ give: [], get: [] });
});

test('random cards are one term, and there is one colony at most each way', () => {
  let draft = counted(add(nothing, 'give', term('cards 1')), 'give', 'cards', 3);
  expect(sent(draft).give).toEqual(['cards 3']);
  draft = add(add(draft, 'give', term('colony A1')), 'give', term('colony A2'));
  expect(sent(draft).give).toEqual(['cards 3', 'colony A2']);
  expect(sent(counted(draft, 'give', 'cards', 0)).give).toEqual(['colony A2']);
  expect(sent(remove(draft, 'give', 0)).give).toEqual(['colony A2']);
});

test('a version is turned so that I give what I give, and promises are mine or the other’s', () => {
  const offer = version({
    offenseGives: [term('cards 1')],
    defenseGives: [term('colony B1')],
    promises: [{ kind: 'negotiate', by: 'me' }],
  });
  expect(sent(draftOf(offer, deal, 'A'))).toEqual({
    give: ['cards 1'],
    get: ['colony B1'],
    promises: [{ kind: 'negotiate', by: 'you' }],
  });
  expect(sent(draftOf(offer, deal, 'B'))).toEqual({
    give: ['colony B1'],
    get: ['cards 1'],
    promises: [{ kind: 'negotiate', by: 'me' }],
  });
});

test('the same content is the same offer, in whatever order; a lock does not change it', () => {
  const one = add(add(nothing, 'give', term('card attack-06')), 'give', term('cards 1'));
  const other = lock(add(add(nothing, 'give', term('cards 1')), 'give', term('card attack-06')), 'give', 0);
  expect(same(one, other)).toBe(true);
  expect(same(one, add(one, 'give', term('card attack-06')))).toBe(false);
  expect(same(one, promise(one, { kind: 'ally', by: 'me' }))).toBe(false);
});

test('changes say what came in and what went out', () => {
  const before = add(add(nothing, 'give', term('card attack-06')), 'get', term('colony B1'));
  const after = add(counted(remove(before, 'give', 0), 'give', 'cards', 2), 'get', term('card negotiate'));
  expect(changes(before, after).map(({ half, term: { notation }, added }) => [half, notation, added])).toEqual([
    ['give', 'cards 2', true],
    ['give', 'card attack-06', false],
    ['get', 'card negotiate', true],
  ]);
});

test('of my own cards as many can go in as I hold', () => {
  const allowed = deal.allowed?.['A'] ?? [];
  expect(left(allowed, 'card', [], () => 1)).toHaveLength(1);
  expect(left(allowed, 'card', [term('card attack-08')], () => 1)).toHaveLength(0);
  expect(left(allowed, 'card', [term('card attack-08')], () => 2)).toHaveLength(1);
  expect(mostOf(allowed, 'cards')).toBe(2);
});

test('quick offers are filled in where their terms can be given', () => {
  const offer = (which: Parameters<typeof quick>[0], me: string) => {
    const draft = quick(which, deal, me);
    return draft && sent(draft);
  };
  expect(offer('colonies', 'A')).toEqual({ give: ['colony C2'], get: ['colony B1'] });
  expect(offer('cards', 'B')).toEqual({ give: ['cards 1'], get: ['cards 1'] });
  expect(offer('colony-for-card', 'B')).toEqual({ give: ['colony B1'], get: ['cards 1'] });
  expect(offer('avoid', 'A')).toEqual({ give: ['cards 1'], get: [] });
  expect(quick('colonies', { ...deal, allowed: { A: [], B: [] } }, 'A')).toBeNull();
});
