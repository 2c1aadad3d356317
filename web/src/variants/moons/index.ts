import Beside from './Beside.svelte';
import { moonSeats as seats } from './events';
import { story } from './story';

/** What the page knows of moons. */
export const moons = { story, seats, beside: Beside };
