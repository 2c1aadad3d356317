import type { Prompt } from '../../protocol/types';
import type { TableStore } from '../../state/table.svelte';

/** The question that is in front: the one that was chosen among several, else the oldest. */
export function currentPrompt(table: TableStore): Prompt | undefined {
  const { prompts } = table;
  return prompts.find((prompt) => prompt.n === table.front) ?? prompts[0];
}
