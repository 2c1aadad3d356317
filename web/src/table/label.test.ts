import { afterEach, expect, test } from 'vitest';
import { table } from '../fixtures/sample';
import type { PromptOption } from '../protocol/types';
import { castOf } from '../words/cast';
import { plain } from '../words/rich';
import { locale } from '../words/words.svelte';
import { labelOf } from './label';

const cast = castOf(table.me, table.seats, null);

afterEach(async () => {
  locale.current = 'en';
  await locale.ready;
});

test('none of some cards is called as cards are, in languages that tell', async () => {
  const none: PromptOption = { notation: 'none', kind: 'word' };
  const said = (...kinds: PromptOption['kind'][]) =>
    plain(labelOf({ prompt: 'x', options: [...kinds.map((kind) => ({ notation: 'B', kind })), none] }, none), cast);
  expect(said('card')).toBe('None');
  locale.current = 'fr';
  await locale.ready;
  expect(said('card', 'card')).toBe('Aucune');
  expect(said('seat')).toBe('Aucun');
});
