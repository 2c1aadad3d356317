import words from '../en/reasons.json';
import { learn } from '../words.svelte';

learn(words);
