import { expect, test } from 'vitest';
import { preferences } from './preferences.svelte';

test('nothing sounds unless somebody wants it', () => {
  expect(preferences.now.sound).toBe(false);
});

test('a chosen theme is put on the page and kept', () => {
  preferences.change({ theme: 'light' });
  preferences.apply();
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(localStorage.getItem('hypergate')).toContain('"theme":"light"');

  preferences.change({ theme: 'system' });
  preferences.apply();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
