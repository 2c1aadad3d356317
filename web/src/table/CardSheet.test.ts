import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { Deaf } from '../fixtures/deaf';
import { book, table } from '../fixtures/sample';
import type { CardBook, Prompt } from '../protocol/types';
import CardSheet from './CardSheet.svelte';

test('a flare says each of its sides once', () => {
  const deaf = new Deaf();
  const wild = 'Draw a card.';
  const info = { id: 'flare-human', kind: 'flare', name: 'Human flare', wild, super: 'Draw two.' };
  const face = { ...info, text: `Wild: ${wild} Super: Draw two.` };
  deaf.store.book = { ...book, cards: [face] } as CardBook;
  deaf.store.card = 'flare-human';
  render(CardSheet, { context: deaf.around() });
  const sheet = screen.getByRole('tabpanel').textContent;
  expect(sheet).toContain(wild);
  expect(sheet.split(wild)).toHaveLength(2);
});

const held = { ...table.hand[0], id: 'plague', handle: 'plague-1' };

async function sheet(effect: string | null) {
  const prompt = {
    n: 4,
    seat: 'A',
    prompt: effect ?? 'aim',
    effect,
    title: { key: 'prompt.aim' },
    gesture: { kind: 'single' },
    secrecy: 'public',
    options: [{ notation: 'B', kind: 'seat', seat: 'B' }],
  } as unknown as Prompt;
  const deaf = new Deaf({ ...table, hand: [held], prompts: [prompt] } as typeof table);
  deaf.explanation = {
    title: { key: 'why.title' },
    conditions: [{ words: { key: 'reason.an-option.fails', args: { typed: 'plague' } }, holds: false, rule: 'R-0.5' }],
  } as typeof deaf.explanation;
  deaf.store.card = 'plague';
  render(CardSheet, { context: deaf.around() });
  await tick();
  await tick();
  return deaf;
}

test('a card that cannot be played says why not', async () => {
  const deaf = await sheet(null);
  expect(deaf.asked).toHaveLength(1);
  await expect.poll(() => screen.queryByText(/is none of the answers/)).not.toBeNull();
});

test('of a card that is being played, and asks something itself, nothing such is said', async () => {
  const deaf = await sheet('plague/seat');
  expect(deaf.asked).toEqual([]);
  expect(screen.queryByText(/is none of the answers/)).toBeNull();
});
