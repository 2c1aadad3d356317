import { ownName, ownNumbers } from '../pages/start';
import { rest } from '../protocol/rest';
import { go } from '../router.svelte';
import { progress } from './progress.svelte';
import { puzzles } from './puzzles.svelte';

/** Begins a lesson at a table of its own, and goes there. */
export async function begin(lesson: string): Promise<void> {
  const made = await rest.createTable({ lesson, me: ownName() });
  await rest.command(made.table, { do: 'start', numbers: ownNumbers() });
  progress.began(lesson, made.table);
  go(`/t/${made.table}`);
}

/** Begins the puzzle of a day at a table of its own, and goes there. */
export async function beginPuzzle(day: string): Promise<void> {
  const made = await rest.createPuzzle(day, ownName());
  await rest.command(made.table, { do: 'start', numbers: ownNumbers() });
  puzzles.began(day, made.table);
  go(`/t/${made.table}`);
}
