import { afterEach, expect, test } from 'vitest';
import { table } from '../fixtures/sample';
import type { SeatView, View } from '../protocol/types';
import { locale } from '../words/words.svelte';
import { counterName, piecesOf, pieceSaid } from './pieces';

afterEach(() => {
  locale.current = 'en';
});

const called = (id: string) => ({ B: 'Bo', 'attack-08': 'Attack 8' })[id] ?? id;

function said(powers: readonly object[], encounter: Partial<NonNullable<View['encounter']>> | null = null): string[] {
  const seat = { ...table.seats[0], powers } as unknown as SeatView;
  return piecesOf(seat, encounter as View['encounter'], called).map((piece) => pieceSaid(piece, called));
}

test('what lies on a sheet is told: tokens, ships of others by their owner, cards as far as they are seen', () => {
  const counters = [
    { name: 'tokens', value: 3 },
    { name: 'captured', seat: 'B', value: 2 },
  ];
  expect(said([{ alien: 'warrior', power: 'on', counters }])).toEqual(['tokens: 3', 'captured ships of Bo: 2']);
  const pile = { name: 'stack', size: 3, cards: ['attack-08'] };
  expect(said([{ alien: 'industrialist', power: 'on', pile }])).toEqual(['stack: Attack 8, 2 face down']);
});

test('things of a seat that are neither ships nor cards are drawn as neither', () => {
  const counters = [null, true, false].map((cards) => ({ name: 'captured', seat: 'B', cards, value: 1 }));
  const seat = { ...table.seats[0], powers: [{ alien: 'warrior', power: 'on', counters }] } as unknown as SeatView;
  expect(piecesOf(seat, null as unknown as View['encounter'], called).map(({ icon }) => icon)).toEqual([
    'ship',
    'deck',
    'bolt',
  ]);
});

test('a second encounter card is told of its seat alone, by its name once it is known', () => {
  const powers = [{ alien: 'deuce', power: 'on' }];
  expect(said(powers, { seconds: { A: { state: 'down' } } })).toEqual(['second encounter card: 1 face down']);
  expect(said(powers, { seconds: { A: { state: 'up', id: 'attack-08' } } })).toEqual([
    'second encounter card: Attack 8',
  ]);
  expect(said(powers, { seconds: { B: { state: 'down' } } })).toEqual([]);
});

test('whose ships have been captured is told in every language', async () => {
  const ships = { name: 'captured', seat: 'B', value: 2 };
  for (const [language, words] of [
    ['de', 'gefangene Schiffe von Bo'],
    ['fr', 'vaisseaux capturés de Bo'],
  ] as const) {
    locale.current = language;
    await locale.ready;
    expect(counterName(ships, called)).toBe(words);
  }
});

test('a ring around a home system is told by the owners of its ships, in every language', async () => {
  const seat = { ...table.seats[0], powers: [], alien: null, ring: { B: 2 } } as unknown as SeatView;
  const ring = () => piecesOf(seat, null as unknown as View['encounter'], called).map((one) => pieceSaid(one, called));
  expect(ring()).toEqual(['ring around the home system, ships of Bo: 2']);
  for (const [language, words] of [
    ['de', 'Ring um das Heimatsystem, Schiffe von Bo: 2'],
    ['fr', 'anneau autour du système d’origine, vaisseaux de Bo\u00a0: 2'],
  ] as const) {
    locale.current = language;
    await locale.ready;
    expect(ring()).toEqual([words]);
  }
});

test('cards that visit the warp lie before their seat: how many for all, which for their owner', () => {
  const before = (visiting: SeatView['visiting']) =>
    piecesOf(
      { ...table.seats[0], powers: [], alien: null, visiting } as unknown as SeatView,
      null as unknown as View['encounter'],
      called,
    ).map((one) => pieceSaid(one, called));
  expect(before({ count: 2 })).toEqual(['visiting the warp: 2 face down']);
  expect(before({ count: 1, cards: ['attack-20'] })).toEqual(['visiting the warp: attack-20']);
});

test('ships of a kind of their own are told with their owner and place, those that are alike together', () => {
  const counters = [
    { name: 'stack', planets: 'B:gate:A3C1', value: 1 },
    { name: 'ships with a leased one', planets: 'B:gate:A1', value: 1 },
    { name: 'ships with a leased one', planets: 'B:gate:A1', value: 1 },
    { name: 'stack', planets: 'B:warpx3', value: 1 },
    { name: 'sabotage', planets: 'A2+B3', value: 1 },
    { name: 'marks', planets: 'B', value: 1 },
  ];
  expect(said([{ alien: 'hurtz', power: 'on', counters }])).toEqual([
    'stack of Bo, the gate, over A 3 ships and C 1 ship: 1',
    'ships with a leased one of Bo, the gate, over A 1 ship: 2',
    'stack of Bo, the warp: 3',
    'sabotage token beside A2 and B3: 1',
    'marks beside Bo: 1',
  ]);
});

test('what planets show themselves is no piece beside the alien as well', () => {
  const counters = ['A2+B3', 'B:A1:A1', 'B:gate:A1', 'A'].map((planets) => ({ name: 'sabotage', planets, value: 1 }));
  const seat = { ...table.seats[0], powers: [{ alien: 'saboteur', power: 'on', counters }] } as unknown as SeatView;
  expect(piecesOf(seat, null as unknown as View['encounter'], called).map(({ onBoard }) => onBoard)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
