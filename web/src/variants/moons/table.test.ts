import { expect, test, vi } from 'vitest';
import type { Prompt } from '../../protocol/types';
import { Tray } from '../../state/tray.svelte';
import { pickingOf } from '../../table/field';
import { shipsAt, standingAt } from '../../table/places';

const acts = () => ({ send: vi.fn(), why: vi.fn(), warning: () => ({}) });
const asked = (prompt: string, options: Prompt['options']): Prompt => ({
  n: 7,
  prompt,
  seat: 'A',
  title: { key: 'prompt.occupy', args: {} },
  secrecy: 'public',
  rule: 'R-1',
  primary: null,
  pass: null,
  automatic: null,
  options,
  gesture: { kind: 'single' },
});

test('moons that are to be chosen are pressed on the board; the second press sends', () => {
  const prompt = asked('moon-boom/moon', [
    { notation: 'moon-B3', kind: 'moon', planet: 'B3' },
    { notation: 'moon-A1', kind: 'moon', planet: 'A1' },
  ]);
  const tray = new Tray(prompt);
  const done = acts();
  const picking = pickingOf(prompt, tray, done);
  expect([...(picking?.selectable ?? [])]).toEqual(['moon-B3', 'moon-A1']);
  picking?.onadd('moon-B3');
  expect(tray.choice).toBe('moon-B3');
  picking?.onadd('moon-B3');
  expect(done.send).toHaveBeenCalledWith('moon-B3');
});

test('single ships are pressed where they stand, unless two stand on one planet', () => {
  const one = asked('plague/ship', [
    { notation: 'B:A2', kind: 'ship', seat: 'B', planet: 'A2' },
    { notation: 'C:moon-A2', kind: 'ship', seat: 'C', planet: 'moon-A2' },
  ]);
  expect([...(pickingOf(one, new Tray(one), acts())?.selectable ?? [])]).toEqual(['A2', 'moon-A2']);
  const two = asked('plague/ship', [
    { notation: 'B:A2', kind: 'ship', seat: 'B', planet: 'A2' },
    { notation: 'C:A2', kind: 'ship', seat: 'C', planet: 'A2' },
  ]);
  expect(pickingOf(two, new Tray(two), acts())).toBeNull();
});

test('which moon goes to which planet is no question for the board before a moon is chosen', () => {
  const prompt = asked('place-moon', [
    { notation: 'moon-inertia A1', kind: 'moon', card: 'moon-inertia', planet: 'A1' },
    { notation: 'moon-inertia A2', kind: 'moon', card: 'moon-inertia', planet: 'A2' },
  ]);
  expect(pickingOf(prompt, new Tray(prompt), acts())).toBeNull();
});

test('a ship stands on a moon', () => {
  const view = {
    seats: [{ seat: 'A' }, { seat: 'B' }],
    systems: [{ seat: 'B', planets: [{ id: 'B3', alive: true, ships: { B: 4 }, moon: { back: 'half', ship: 'A' } }] }],
    warp: {},
    techs: [],
  } as unknown as Parameters<typeof shipsAt>[0];
  expect(standingAt(view, 'A', 'moon-B3')).toBe(1);
  expect(standingAt(view, 'B', 'moon-B3')).toBe(0);
  expect(standingAt(view, 'B', 'B3')).toBe(4);
});
