import { afterEach, expect, test } from 'vitest';
import { option } from '../fixtures/sample';
import type { PromptOption } from '../protocol/types';
import { plain } from '../words/rich';
import { locale } from '../words/words.svelte';
import { labelOf } from './label';

const cast = { own: ['A'], seat: (id: string) => id, card: (id: string) => id };

function none(prompt: string, ...kinds: PromptOption['kind'][]): string {
  const nothing = option('none', 'word');
  const options = [nothing, ...kinds.map((kind) => option('thing', kind))];
  return plain(labelOf({ prompt, options }, nothing), cast);
}

afterEach(() => (locale.current = 'en'));

test('none says of what, in the gender that its word has', async () => {
  expect(none('alchemist', 'card', 'card')).toBe('No card');
  expect(none('ace', 'place')).toBe('No planet');
  locale.current = 'fr';
  await locale.ready;
  expect(none('alchemist', 'card', 'card')).toBe('Aucune carte');
  expect(none('other', 'alien')).toBe('Aucun alien');
  locale.current = 'de';
  await locale.ready;
  expect(none('ace', 'place')).toBe('Kein Planet');
});

test('where things of several kinds are offered, or the question has a word of its own, none is that', () => {
  expect(none('other', 'card', 'place')).toBe('None');
  expect(none('invite', 'seat')).toBe('Nobody');
});
