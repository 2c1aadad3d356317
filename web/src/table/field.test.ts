import { expect, test, vi } from 'vitest';
import type { Prompt } from '../protocol/types';
import { Tray } from '../state/tray.svelte';
import { planetLabel, systemLabel } from '../board/labels';
import { table } from '../fixtures/sample';
import type { Voice } from './context';
import { boardOf, pickingOf } from './field';

const asked = (prompt: string, title: string, options: readonly object[]): Prompt =>
  ({
    n: 1,
    seat: 'A',
    prompt,
    title: { key: title },
    gesture: { kind: 'single' },
    secrecy: 'public',
    options,
  }) as unknown as Prompt;

function chosen(prompt: Prompt, answer: string) {
  const tray = new Tray(prompt);
  tray.choice = answer;
  return pickingOf(prompt, tray, { send: vi.fn(), why: vi.fn(), warning: () => ({}) });
}

test('to aim at a planet is not to send a ship', () => {
  const planets = ['C1', 'C2'].map((planet) => ({ notation: planet, kind: 'place', planet }));
  expect(chosen(asked('aim', 'prompt.aim', planets), 'C2')).toMatchObject({
    aiming: true,
    sign: null,
    selected: { C2: 1 },
  });
});

test('a ship that comes back counts where it goes', () => {
  const planets = ['A1', 'A2'].map((planet) => ({ notation: planet, kind: 'place', planet }));
  expect(chosen(asked('place', 'prompt.place.regroup', planets), 'A2')).toMatchObject({ aiming: false, sign: '+' });
});

test('ships under others lie as a mark on their planet, a ring at the head of its system, both in words', () => {
  const voice = {
    cast: { seat: (id: string) => ({ A: 'Ana', B: 'Bo' })[id] ?? id, card: (id: string) => id },
    plain: () => '',
  } as unknown as Voice;
  const seen = {
    ...table,
    seats: table.seats.map((seat) => (seat.seat === 'A' ? { ...seat, ring: { B: 2 } } : seat)),
    systems: table.systems.map((system) => ({
      ...system,
      planets: system.planets.map((planet) =>
        planet.id === 'A2' ? { ...planet, tokens: [{ id: 'under', owner: 'B', count: 3 }] } : planet,
      ),
    })),
  };
  const board = boardOf(seen, voice, []);
  const [seat, system] = [board.seats[0], board.systems[0]];
  const planet = system?.planets[1];
  if (!seat || !system || !planet) throw new Error('no planet');
  expect(planet.tokens).toMatchObject([{ kind: 'mark', icon: 'ship', owner: 'B' }]);
  expect(planetLabel(board, seat, planet, null)).toContain('3 ships under those of Bo');
  expect(systemLabel(seat, system)).toContain('ring around the home system, ships of Bo: 2');
  const plain = boardOf(table, voice, []);
  expect(plain.systems[0]?.planets[1]?.tokens).not.toContainEqual(expect.objectContaining({ icon: 'ship' }));
});

test('a stack of ships lies as a mark on its planet, in the colour of its owner, and not beside the alien as well', () => {
  const voice = {
    cast: { seat: (id: string) => ({ A: 'Ana', B: 'Bo' })[id] ?? id, card: (id: string) => id },
    plain: () => '',
  } as unknown as Voice;
  const powers = [
    {
      alien: 'crusher',
      power: 'on',
      counters: [
        { name: 'stack', planets: 'B:A2x1', value: 1 },
        { name: 'crushed ship', seat: 'B', value: 3 },
      ],
    },
  ];
  const seats = table.seats.map((seat) => (seat.seat === 'A' ? { ...seat, powers } : seat)) as typeof table.seats;
  const board = boardOf({ ...table, seats }, voice, []);
  expect(board.systems[0]?.planets[1]?.tokens).toMatchObject([
    { kind: 'mark', icon: 'deck', owner: 'B', label: 'stack of Bo: 1' },
  ]);
  expect(board.systems[0]?.pieces?.map(({ name }) => name)).toEqual(['crushed ship of Bo']);
});
