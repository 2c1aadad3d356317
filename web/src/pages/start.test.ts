import { expect, test } from 'vitest';
import { preferences } from '../state/preferences.svelte';
import { locale } from '../words/words.svelte';
import { addressOf, first, ownName, ownNumbers, solo } from './start';

test('a link, an address and a bare name of a table lead there', () => {
  expect(addressOf('https://example.org/t/0123456789#k=abc-DEF_9')).toBe('/t/0123456789#k=abc-DEF_9');
  expect(addressOf(' /t/0123456789 ')).toBe('/t/0123456789');
  expect(addressOf('ABCDEFGHJK')).toBe('/t/abcdefghjk');
});

test('what names no table leads nowhere', () => {
  for (const text of ['', 'hello', '/t/short', 'javascript:alert(1)', 'https://example.org/t/0123456789/../x'])
    expect(addressOf(text)).toBe(null);
});

test('numbers for the shuffle are long and differ', () => {
  expect(ownNumbers()).toMatch(/^[0-9a-f]{32}$/);
  expect(ownNumbers()).not.toBe(ownNumbers());
});

test('alone means: one person, the others machines, no clock', () => {
  const wish = solo('odyssey', 'Ana', 3);
  expect(wish.seats?.map((seat) => seat.kind)).toEqual(['person', 'machine', 'machine']);
  expect(wish.clock?.mode).toBe('none');
});

test('a first game is against three machines, with easy aliens and no more than the base rules', () => {
  const wish = first('Ana');
  expect(wish.seats?.map((seat) => seat.kind)).toEqual(['person', 'machine', 'machine', 'machine']);
  expect(wish).toMatchObject({ preset: 'first-game', easy: true });
  expect(wish.options).toBeUndefined();
});

test('the machines have names of their own, short enough in every language', () => {
  for (const language of ['en', 'en-XA'] as const) {
    locale.current = language;
    const names =
      solo('odyssey', 'Vega', 8)
        .seats?.slice(1)
        .map((seat) => seat.name ?? '') ?? [];
    expect(new Set([...names, 'Vega']).size).toBe(8);
    expect(names.every((name) => name.length > 0 && name.length <= 24)).toBe(true);
  }
  locale.current = 'en';
});

test('who has no name yet gets one and keeps it', () => {
  preferences.change({ name: ' ' });
  const name = ownName();
  expect(name).not.toBe('');
  expect(ownName()).toBe(name);
  preferences.change({ name: 'Ana' });
  expect(ownName()).toBe('Ana');
});
