import { pulsarSeats as seats } from './events';
import { story } from './story';

/** What the page knows of Pulsars. */
export const pulsars = { story, seats };
