import { levelSeats as seats } from './events';
import { story } from './story';

/** What the page knows of Tech levels. */
export const levels = { story, seats };
