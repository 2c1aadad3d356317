import words from '../en/orders.json';
import { learn } from '../words.svelte';

learn(words);
