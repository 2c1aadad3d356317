import { expect, test } from 'vitest';
import { table } from '../../fixtures/sample';
import type { EncounterView } from '../../protocol/types';
import { reachOf } from './reach';

const sample = table.encounter as EncounterView;
const encounter: EncounterView = {
  ...sample,
  offense: 'A',
  defense: 'C',
  sides: {
    offense: { ...sample.sides.offense, known: 6 },
    defense: { ...sample.sides.defense, known: 10 },
  },
};

test('an attack comes to its number and the ships; the defense wins ties', () => {
  expect(reachOf(encounter, 'A', 'attack-14')).toEqual({ total: 20, beats: 9 });
  expect(reachOf(encounter, 'C', 'attack-06')).toEqual({ total: 16, beats: 10 });
});

test('what cannot win against any attack beats none', () => {
  expect(reachOf(encounter, 'A', 'attack-04')).toEqual({ total: 10, beats: null });
});

test('other cards and other players have no reach', () => {
  expect(reachOf(encounter, 'A', 'negotiate')).toBeNull();
  expect(reachOf(encounter, 'B', 'attack-14')).toBeNull();
  expect(reachOf(null, 'A', 'attack-14')).toBeNull();
});
