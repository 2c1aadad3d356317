import { expect, test } from 'vitest';
import type { Prompt } from '../protocol/types';
import { ringOf } from './ring';

const nothing = { count: 0, choice: null, at: () => 0 };
const chosen = (choice: string) => ({ ...nothing, choice });

function prompt(some: Partial<Prompt>): Prompt {
  return {
    n: 1,
    seat: 'A',
    prompt: 'aim',
    title: { key: 'prompt.aim' },
    secrecy: 'public',
    options: [],
    gesture: { kind: 'single' },
    ...some,
  } as unknown as Prompt;
}

test('a place is pressed first, and then what sends it', () => {
  const options = ['B1', 'B2', 'B3'].map((notation) => ({ notation, kind: 'place' as const }));
  const aim = prompt({ options } as Partial<Prompt>);
  expect(ringOf(aim, 'B2', nothing, [])).toBe('[data-option="2"]');
  expect(ringOf(aim, 'B2', chosen('B2'), [])).toBe('[data-primary]');
  expect(ringOf(aim, 'C9', nothing, [])).toBeNull();
});

test('ships are picked from the place that is named', () => {
  const launch = prompt({
    prompt: 'launch',
    gesture: { kind: 'ships', from: { A1: 4, A2: 4 } },
  } as unknown as Partial<Prompt>);
  expect(ringOf(launch, 'A2x4', nothing, [])).toBe('[data-option="2"]');
  const picked = (count: number) => ({ ...nothing, count, at: () => count });
  expect(ringOf(launch, 'A2x4', picked(2), [])).toBe('[data-option="2"]');
  expect(ringOf(launch, 'A2x4', picked(4), [])).toContain('[data-primary]');
  const join = prompt({
    prompt: 'join',
    gesture: { kind: 'ships', from: { A1: 4, A2: 4 }, prefixes: ['offense', 'defense'] },
  } as unknown as Partial<Prompt>);
  expect(ringOf(join, 'defense A1', nothing, [])).toBe('[data-option="3"]');
});

test('passing stands where it always stands', () => {
  const invite = prompt({ prompt: 'invite', pass: 'none', gesture: { kind: 'seats' } } as Partial<Prompt>);
  expect(ringOf(invite, 'none', nothing, [])).toBe('[data-pass]');
});

test('encounter cards are found in the order in which they are shown', () => {
  const select = prompt({ prompt: 'select' });
  expect(ringOf(select, 'attack-12', nothing, ['attack-20', 'attack-12'])).toBe('[data-option="2"]');
  expect(ringOf(select, 'attack-12', chosen('attack-12'), ['attack-12'])).toBe('[data-primary]');
});

test('a number that is added is written without its sign', () => {
  const options = ['1', '-1'].map((notation) => ({ notation, kind: 'number' as const }));
  expect(ringOf(prompt({ options } as unknown as Partial<Prompt>), '+1', nothing, [])).toBe('[data-option="1"]');
});
