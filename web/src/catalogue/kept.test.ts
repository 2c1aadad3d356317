import { expect, test } from 'vitest';
import type { KeptCard } from '../workshop/collection.svelte';
import { keptFor } from './kept';

const card = (name: string, author: string, says: string): KeptCard => ({
  id: name.toLowerCase(),
  kind: 'tech',
  name,
  author,
  digest: '0123456789abcdef',
  says,
  whole: '',
});
const raft = card('Raft', 'Ana', 'Each ally keeps a ship.');
const lance = card('Lance', 'Ben', 'Add 10 to your side.');

test('cards of a collection are found by their words, as everything else', () => {
  const found = (query: string) => keptFor([raft, lance], query).map(({ name }) => name);
  expect(found('')).toEqual(['Raft', 'Lance']);
  expect(found('raft')).toEqual(['Raft']);
  expect(found('ALLY ship')).toEqual(['Raft']);
  expect(found('kind:tech -ana')).toEqual(['Lance']);
  expect(found('"each ally"')).toEqual(['Raft']);
  expect(found('homebrew')).toEqual(['Raft', 'Lance']);
  expect(found('kind:alien')).toEqual([]);
});
