import { t } from '../words/words.svelte';
import { daySaid } from './days';

interface Named {
  readonly name: string;
  /** The day whose puzzle it is, or the puzzle. */
  readonly puzzle?: string | { readonly day: string } | null | undefined;
  readonly lesson?: object | null | undefined;
}

/** What a table is called: the server has named those of puzzles and lessons itself, in English. */
export function called({ name, puzzle, lesson }: Named): string {
  if (puzzle) return t('puzzle.title', { day: daySaid(typeof puzzle === 'string' ? puzzle : puzzle.day) });
  return lesson ? t('page.lesson') : name;
}
