import type { Prompt } from '../../protocol/types';
import type { TableStore } from '../../state/table.svelte';
import Beside from './Beside.svelte';
import MoonAnswer from './MoonAnswer.svelte';
import { moonChoice } from './choice.svelte';
import { moonSeats as seats } from './events';
import { story } from './story';

/** What the page knows of moons. */
export const moons = {
  story,
  seats,
  beside: Beside,
  answers: { 'place-moon': MoonAnswer },
  picking: (table: TableStore, prompt: Prompt | undefined) => moonChoice.picking(table, prompt),
};
