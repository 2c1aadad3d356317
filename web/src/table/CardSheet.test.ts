import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Deaf } from '../fixtures/deaf';
import { book } from '../fixtures/sample';
import type { CardBook } from '../protocol/types';
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
