import { afterEach, expect, test, vi } from 'vitest';
import { list, locale, moment, t, type Key } from './words.svelte';

/** What a build that is older than its texts, or a language in the making, has: one text only. */
const offline = vi.hoisted(() => ({ now: false }));
vi.mock('./languages', () => ({
  translated: ['de', 'pl'],
  wordsOf: (language: string) =>
    offline.now ? Promise.reject(new Error('no connection')) : Promise.resolve({ 'ui.close': `zu (${language})` }),
}));

afterEach(() => {
  offline.now = false;
  locale.current = 'en';
});

test('what a language lacks is said in English, and counted as in English', async () => {
  locale.current = 'pl';
  await locale.ready;
  expect(t('ui.close')).toBe('zu (pl)');
  // Polish has a form of its own for 4, which English has not.
  expect(t('board.ships', { name: 'Ana', count: 4 })).toBe('Ana 4 ships');
  expect(t('no.such.key' as Key)).toBe('no.such.key');
});

test('the last language asked for is spoken, in whatever order they come', async () => {
  locale.current = 'de';
  const first = locale.ready;
  locale.current = 'en';
  await first;
  expect(locale.current).toBe('en');
  expect(t('ui.close')).not.toBe('zu (de)');
  locale.current = 'de';
  expect(t('ui.close')).toBe('zu (de)');
});

test('lists and moments are written as the language writes them', async () => {
  locale.current = 'de';
  await locale.ready;
  expect(list(['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo und Cy');
  expect(moment(Date.UTC(2026, 2, 4, 12), { dateStyle: 'long' })).toBe('4. März 2026');
});
