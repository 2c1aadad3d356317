import { expect, test } from 'vitest';
import type { EncounterView, LogEvent } from '../protocol/types';
import { benchSide, leaderOf, sumOf } from './result';

type Side = EncounterView['sides']['offense'];

const side = (more: Partial<Side>): Side => ({
  main: 'A',
  ships: 3,
  allies: { B: 1 },
  invited: ['B', 'D'],
  card: { state: 'up', id: 'attack-10' },
  known: 4,
  total: 14,
  ...more,
});

const encounter = (more: Partial<EncounterView>, sides?: Partial<EncounterView['sides']>): EncounterView => ({
  number: 2,
  offense: 'A',
  defense: 'C',
  target: 'C4',
  revealed: true,
  sides: { offense: side({}), defense: side({ main: 'C', allies: {} }), ...sides },
  leading: 'offense',
  ...more,
});

const none = { times: false, seat: '', ships: 0, cause: '' };
const counted: LogEvent = {
  id: 9,
  type: 'total-counted',
  encounter: 2,
  phase: 'resolution',
  args: {
    side: 0,
    total: 14,
    terms: [
      { ...none, amount: 10, key: 'card', cause: 'attack-10' },
      { ...none, amount: 3, key: 'ships', seat: 'A', ships: 3 },
      { ...none, amount: 1, key: 'ally', seat: 'B', ships: 1 },
    ],
  },
};

test('while it runs, the bench shows what the view says', () => {
  const now = encounter({});
  expect(benchSide(now, 'offense', [counted])).toBe(now.sides.offense);
});

test('once decided it shows what was counted, though the ships have left', () => {
  const left = encounter({ outcome: 'offense-wins' }, { offense: side({ ships: 0, allies: { B: 0 }, total: 10 }) });
  const shown = benchSide(left, 'offense', [counted]);
  expect(sumOf(shown, true)).toBe('14');
  expect([shown.ships, shown.allies, shown.invited]).toEqual([3, { B: 1 }, []]);
});

test('where cards alone have decided there is no sum, nor that of an earlier encounter', () => {
  const left = encounter({ number: 3, outcome: 'defense-wins' });
  expect(sumOf(benchSide(left, 'offense', [counted]), true)).toBe('–');
});

test('what is left of a sum once the cards have been put away is no sum', () => {
  const reinforced = encounter(
    { number: 3, outcome: 'offense-wins' },
    { offense: side({ ships: 0, allies: {}, known: 2, total: null, card: { state: 'none' } }) },
  );
  expect(sumOf(benchSide(reinforced, 'offense', [counted]), true)).toBe('–');
});

test('a side without ships has nothing yet, and that is known', () => {
  const alone = encounter({}, { defense: side({ ships: 0, known: 0, total: null, card: { state: 'none' } }) });
  expect(sumOf(alone.sides.defense, false)).toBe('0+?');
});

test('who has won stays ahead, whatever the rest of the ships come to', () => {
  expect(leaderOf(encounter({}))).toBe('offense');
  expect(leaderOf(encounter({ outcome: 'defense-wins' }))).toBe('defense');
  expect(leaderOf(encounter({ outcome: 'deal' }))).toBeNull();
});
