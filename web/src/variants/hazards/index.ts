import InPlay from './InPlay.svelte';
import { hazardSeats as seats } from './events';
import { story } from './story';

/** What the page knows of hazards. */
export const hazards = { story, seats, above: InPlay };
