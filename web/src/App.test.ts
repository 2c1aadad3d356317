import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import App from './App.svelte';
import { go } from './router.svelte';
import { preferences } from './state/preferences.svelte';
import { locale } from './words/words.svelte';

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

test('what changes in the query alone neither loads a page anew nor takes the focus', async () => {
  go('/help');
  render(App);
  const heading = await screen.findByRole('heading', { level: 1, name: 'How it is played' }, { timeout: 8000 });
  const link = screen.getByRole('link', { name: 'Open the catalogue' });
  link.focus();
  go('/help?x=1');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(link);
  expect(heading.isConnected).toBe(true);
});

test('a language that is chosen in the settings is spoken at once, and kept', async () => {
  go('/settings');
  render(App);
  await fireEvent.change(await screen.findByLabelText('Language'), { target: { value: 'de' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })).toBeTruthy();
  expect(document.title).toBe('Einstellungen · Hypergate');
  expect(document.documentElement.lang).toBe('de');
  expect(JSON.parse(localStorage.getItem('hypergate') ?? '{}')).toMatchObject({ locale: 'de' });
  await fireEvent.change(screen.getByLabelText('Sprache'), { target: { value: 'en' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
  preferences.change({ locale: 'system' });
  locale.current = 'en';
});
