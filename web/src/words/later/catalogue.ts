import words from '../en/catalogue.json';
import { learn } from '../words.svelte';

learn(words);
