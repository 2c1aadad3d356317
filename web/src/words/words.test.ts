import { afterEach, expect, test } from 'vitest';
import en from './en.json';
import { has, list, locale, say, t } from './words.svelte';

afterEach(() => {
  locale.current = 'en';
});

test('counts are written as the language counts', () => {
  expect(t('board.ships', { name: 'Ana', count: 1 })).toBe('Ana 1 ship');
  expect(t('board.ships', { name: 'Ana', count: 4 })).toBe('Ana 4 ships');
});

test('the pseudo-language changes the words and keeps the arguments', () => {
  locale.current = 'en-XA';
  const said = t('board.ships', { name: 'Ana', count: 4 });
  expect(said).toContain('Ana');
  expect(said).toContain('4');
  expect(said).toContain('šĥîþš');
});

test('a key that this page does not know never reaches the reader', () => {
  expect(has('no.such.key')).toBe(false);
  expect(say({ key: 'no.such.key' })).toBe(en['words.unknown']);
});

test('lists are written as the language writes them', () => {
  expect(list(['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo, and Cy');
});

test('keys stand in order, so that two people adding words seldom meet', () => {
  const keys = Object.keys(en);
  expect(keys).toEqual([...keys].sort());
});

test('every text is a message that can be read', () => {
  locale.current = 'en-XA';
  for (const [key, text] of Object.entries(en)) {
    const names = [...text.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? '');
    const args = Object.fromEntries(names.map((name) => [name, 1]));
    expect(t(key as keyof typeof en, args), key).not.toBe('');
  }
});
