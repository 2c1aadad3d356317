import words from '../en/help.json';
import { learn } from '../words.svelte';

learn(words);
