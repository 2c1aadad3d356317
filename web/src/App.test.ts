import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import App from './App.svelte';
import { go } from './router.svelte';

test('an address shows its page, and a link leads to another without loading anew', async () => {
  go('/');
  render(App);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hypergate' }, { timeout: 8000 })).toBeTruthy();

  screen.getByRole('link', { name: 'Help' }).click();
  const heading = await screen.findByRole('heading', { level: 1, name: 'How it is played' });
  expect(location.pathname).toBe('/help');
  expect(document.title).toBe('Help · Hypergate');
  expect(document.activeElement).toBe(heading);
});

test('an address that means nothing says so', async () => {
  go('/nowhere');
  render(App);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'There is nothing here' }, { timeout: 8000 }),
  ).toBeTruthy();
});
