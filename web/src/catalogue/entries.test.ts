import { expect, test } from 'vitest';
import type { CatalogueEntry } from '../protocol/types';
import { plain } from './address';
import { human, humanFlare, lasers, ruling } from '../fixtures/catalogue';
import { emblemOf, faceOf, factsOf, line, moreOf, sidesOf, valueSaid } from './entries';
import { playWith } from './play';
import { brokenAt } from './search.svelte';

const sides = (entry: CatalogueEntry, style: Parameters<typeof sidesOf>[1]) =>
  sidesOf(entry, style).map(({ side }) => side);

test('each style of flares shows its sides', () => {
  const all = { ...human, wild1: 'once', super1: 'once more' };
  expect(sides(all, 'all')).toEqual(['wild', 'super', 'wild1', 'super1', 'con', 'pro']);
  expect(sides(all, 'retained')).toEqual(['wild', 'super']);
  expect(sides(all, 'one-shot')).toEqual(['wild1', 'super1']);
  expect(sides(all, 'con-wild-super')).toEqual(['wild1', 'super', 'con']);
  expect(sides(all, 'none')).toEqual([]);
});

test('where the wild side that is played once is not known, the one that is kept stands for it', () => {
  expect(sides(human, 'con-wild-super')).toEqual(['wild', 'super', 'con']);
});

test('a flare is its sides, whatever the style says about aliens', () => {
  expect(sides(humanFlare, 'none')).toEqual(['wild', 'super']);
  expect(faceOf(humanFlare, null)?.text).toBe('Wild: 42. Super: Eight.');
});

test('an entry is drawn as the card that it is', () => {
  expect(faceOf(human, null)).toMatchObject({ kind: 'alien', mandatory: true, phases: ['reveal'] });
  expect(faceOf(lasers, null)).toMatchObject({ kind: 'tech', id: 'xenon-lasers' });
  expect(faceOf({ kind: 'edict', id: 'abort', name: 'Abort' }, null)?.kind).toBe('artifact');
  expect(faceOf(ruling, null)).toBe(null);
  expect(emblemOf(humanFlare)).toBe('human');
  expect(emblemOf(lasers)).toBe(null);
  // An essence belongs to an alien that its entry names first.
  expect(emblemOf({ kind: 'essence', id: 'ticket-gridlock', see: ['sheriff'] })).toBe('sheriff');
});

test('what the table knows of a card decides how it looks', () => {
  const card = {
    id: 'human',
    kind: 'alien' as const,
    name: 'Human',
    text: '',
    roles: ['any' as const],
    phases: ['launch'],
  };
  const face = faceOf(human, { cards: [], aliens: [card], techs: [], hazards: [] });
  expect(face).toMatchObject({ roles: ['any'], phases: ['launch'] });
});

test('facts are said once, and only those that are shown', () => {
  expect(factsOf({ ...human, theme: 'Combat' }, plain)).toEqual(['Fantasy Flight', 'Combat', 'Advanced']);
  expect(factsOf(human, { ...plain, hide: ['author', 'type'] })).toEqual(['Advanced']);
  expect(moreOf(human, plain)).toEqual([]);
  expect(moreOf(human, { ...plain, view: 'text' }).map(({ field }) => field)).toEqual(['notes', 'wild', 'super']);
});

test('values have names where they are more than words', () => {
  expect(valueSaid('set', 'base')).toBe('Base set');
  expect(valueSaid('phase', 'reveal')).toBe('Reveal');
  expect(valueSaid('author', 'Gerald Katz')).toBe('Gerald Katz');
  expect(valueSaid('kind', 'constructor')).toBe('constructor');
});

test('one line says what an entry does', () => {
  expect(line(human)).toBe('Adds four.');
  expect(line(humanFlare)).toBe('42.');
  expect(line({ kind: 'rule', id: 'x', name: 'X' })).toBe('');
});

test('where a query breaks its word is marked', () => {
  const trouble = { query: 'kind:alien set:bas zap', detail: '', column: 16, nearest: null };
  expect(brokenAt(trouble)).toEqual({ before: 'kind:alien set:', at: 'bas', after: ' zap' });
  expect(brokenAt({ ...trouble, column: 99 })).toEqual({ before: trouble.query, at: '', after: '' });
  expect(brokenAt({ ...trouble, column: null })).toBe(null);
});

test('a table at which the reader begins with an entry', () => {
  expect(playWith(human, 'Ana')).toMatchObject({ preset: 'first-game', with: ['human'], me: 'Ana' });
  expect(playWith(lasers, 'Ana')).toMatchObject({ preset: 'odyssey', with: ['xenon-lasers'] });
  const pulsar: CatalogueEntry = { ...humanFlare, kind: 'pulsar', id: 'pulsar-human' };
  expect(playWith(pulsar, 'Ana')).toMatchObject({ preset: 'pulsars', with: ['pulsar-human'] });
  expect(playWith(humanFlare, 'Ana')).toMatchObject({ with: ['flare-human'] });
});

test('what the game does not enforce cannot be played', () => {
  expect(playWith({ ...human, status: 'described' }, 'Ana')).toBe(null);
  expect(playWith(ruling, 'Ana')).toBe(null);
});
