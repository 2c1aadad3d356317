import { expect, test, vi } from 'vitest';
import type { Prompt } from '../protocol/types';
import { Tray } from '../state/tray.svelte';
import { pickingOf } from './field';

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
