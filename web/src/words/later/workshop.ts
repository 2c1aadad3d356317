import words from '../en/workshop.json';
import { learn } from '../words.svelte';

learn(words);
