import { rewardDeckSeats as seats } from './events';
import { story } from './story';

/** What the page knows of the reward deck. */
export const rewards = { story, seats };
