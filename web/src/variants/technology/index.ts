import { techSeats as seats } from './events';
import { story } from './story';

/** What the page knows of technology. */
export const technology = { story, seats };
