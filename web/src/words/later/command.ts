import words from '../en/command.json';
import { learn } from '../words.svelte';

learn(words);
