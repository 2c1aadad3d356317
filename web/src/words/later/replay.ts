import words from '../en/replay.json';
import { learn } from '../words.svelte';

learn(words);
