import { expect, test } from 'vitest';
import type { CardPattern, WorkshopWord } from '../protocol/types';
import { find, meaning, says } from './find';
import { learnHints } from './hints.svelte';

const word = (kind: WorkshopWord['kind'], name: string, text: string, card = ''): WorkshopWord => ({
  kind,
  word: name,
  form: name,
  text,
  card,
});
const words = [
  word('verb', 'save-for', 'Of the ships that a player is about to lose, some go to its colonies instead.'),
  word('verb', 'draw', 'A player draws cards from the deck.'),
  word('verb', 'store', 'I store a card of my hand under this tech, face down.', 'tech'),
];
const tank: CardPattern = {
  id: 'axlotl-tank',
  kind: 'tech',
  name: 'Axlotl Tank',
  text: 'tech: Axlotl Tank\ntext: >\n  When you lose several ships,\n  save one.\nresearch: 4\n',
};

test('words are found by what they mean, whatever their grammar', () => {
  expect(find('players losing ships', 'tech', words, [])).toEqual([{ word: words[0] }]);
  expect(find('store cards', 'alien', words, [])).not.toContainEqual({ word: words[2] });
  expect(find('  ', 'tech', words, [tank])).toEqual([]);
  expect(find('perpendicular', 'tech', words, [tank])).toEqual([]);
});

test('words are found by others that mean the same', () => {
  expect(find('allies keep a ship', 'tech', words, [])[0]).toEqual({ word: words[0] });
  expect(find('rescue ships of a friend', 'tech', words, [])[0]).toEqual({ word: words[0] });
  expect(find('perpendicular rescue', 'tech', words.slice(1, 2), [])).toEqual([]);
});

test('cards of ours are found by what their players read', () => {
  expect(says(tank)).toBe('When you lose several ships, save one.');
  expect(says({ ...tank, text: 'tech: X\ntext: Draw two.\n' })).toBe('Draw two.');
  expect(find('save a ship', 'tech', [], [tank])).toEqual([{ card: tank }]);
});

test('values and calls are explained and found in the language of the page', async () => {
  const value = word('value', 'margin', 'By how much the encounter was won.');
  const call = { ...word('call', 'is_there', 'There is such a planet.'), form: '(a planet).is_there()' };
  await learnHints('de');
  expect(meaning(value)).toBe('Mit welchem Abstand die Begegnung gewonnen wurde.');
  expect(meaning(call)).toBe('Es gibt einen solchen Planeten.');
  expect(find('Abstand', 'tech', [value], [])).toEqual([{ word: value }]);
  await learnHints('fr');
  expect(meaning(call)).toBe('Il y a une telle planète.');
  await learnHints('en');
  expect(meaning(value)).toBe(value.text);
});
