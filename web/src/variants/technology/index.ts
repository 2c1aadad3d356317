import type { Prompt } from '../../protocol/types';
import type { TableStore } from '../../state/table.svelte';
import TechAnswer from './TechAnswer.svelte';
import { techSeats as seats } from './events';
import { research } from './research.svelte';
import { story } from './story';

/** What the page knows of technology. */
export const technology = {
  story,
  seats,
  answers: { 'tech-action': TechAnswer },
  picking: (table: TableStore, prompt: Prompt | undefined) => research.picking(table, prompt),
};
