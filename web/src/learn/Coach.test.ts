import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { Deaf } from '../fixtures/deaf';
import { prompts, table } from '../fixtures/sample';
import type { View } from '../protocol/types';
import Coach from './Coach.svelte';

const said = (say: string, more: Partial<NonNullable<View['table']['lesson']>> = {}): View['table'] => ({
  ...table.table,
  lesson: { id: 'encounter', title: 'An encounter', at: 4, of: 5, say, prompt: 'select', answer: '', ...more } as never,
});
const inPhase = (phase: string) => ({ ...table.game, phase }) as View['game'];

async function after(deaf: Deaf, sections: Partial<View>): Promise<void> {
  deaf.change(sections);
  await tick();
}

test('what comes of a card is told when it has been turned up, not when it is laid down', async () => {
  const asked = { prompts: [prompts['select'] ?? prompts['launch']] as View['prompts'] };
  const deaf = new Deaf({ ...table, ...asked, game: inPhase('planning'), table: said('Play the 12.') });
  render(Coach, { context: deaf.around() });
  expect(screen.getByText('Play the 12.')).toBeTruthy();

  // The card lies face down; the others have yet to choose.
  await after(deaf, { prompts: [], table: said('You won.', { at: 5 }) });
  expect(screen.queryByText('You won.')).toBeNull();
  await after(deaf, { game: inPhase('resolution'), ...asked });
  expect(screen.getByText('You won.')).toBeTruthy();
});

test('the end of a lesson is told after the reveal too, without another question', async () => {
  const deaf = new Deaf({ ...table, prompts: [], game: inPhase('planning'), table: said('Done.', { done: true }) });
  await after(deaf, { table: said('Play the 12.'), prompts: table.prompts });
  render(Coach, { context: deaf.around() });
  await after(deaf, { table: said('Done.', { done: true }), prompts: [] });
  expect(screen.queryByText('Done.')).toBeNull();
  await after(deaf, { game: inPhase('resolution') });
  expect(screen.getByText('Done.')).toBeTruthy();
});
