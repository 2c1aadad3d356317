import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import About from '../catalogue/About.svelte';
import { picked } from '../catalogue/picked.svelte';
import { ace, found, human, lasers, ruling } from '../fixtures/catalogue';
import { Refusal, rest } from '../protocol/rest';
import type { CatalogueEntry as CatalogueEntryData, CatalogueFound, CataloguePage } from '../protocol/types';
import { go } from '../router.svelte';
import { locale } from '../words/words.svelte';
import Catalogue from './Catalogue.svelte';
import CatalogueCompare from './CatalogueCompare.svelte';
import CatalogueDraw from './CatalogueDraw.svelte';
import CatalogueEntry from './CatalogueEntry.svelte';

/** What searches were asked, and how they are answered. */
let asked: string[] = [];
let answer: (q: string, offset: number) => CatalogueFound | Promise<CatalogueFound>;
let number = 0;

beforeEach(() => {
  asked = [];
  answer = () => found;
  picked.clear();
  vi.spyOn(rest, 'cards').mockResolvedValue({ cards: [], aliens: [], techs: [], hazards: [] });
  vi.spyOn(rest, 'searchCatalogue').mockImplementation(({ q, offset }) => {
    asked.push(q);
    return Promise.resolve(answer(q, offset));
  });
});
afterEach(() => {
  locale.current = 'en';
  vi.restoreAllMocks();
});

/** The page of an entry that nothing belongs to. */
const alone = (entry: CatalogueEntryData): CataloguePage => ({
  entry,
  similar: [],
  conflicts: [],
  see: [],
  rulings: [],
  rules: [],
  scenarios: [],
});

/** The page with a query that no other test has asked: what was found is kept between pages. */
async function show(query = `q=test${++number}`) {
  go(`/catalogue?${query}`);
  render(Catalogue);
  await waitFor(() => {
    expect(asked).not.toEqual([]);
  });
}
const box = () => screen.getByRole('searchbox', { name: 'Search the catalogue' });
const here = () => location.pathname + location.search;

test('what was found stands in a list with its count', async () => {
  await show('q=kind:alien');
  expect(await screen.findByRole('heading', { level: 2, name: '2 entries' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Human' }).getAttribute('href')).toBe('/catalogue/human');
  expect(screen.getByText('not enforced yet')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Acts in Reveal' })).toBeTruthy();
  expect(box()).toHaveProperty('value', 'kind:alien');
});

test('typing searches after a pause and replaces the address', async () => {
  await show();
  const steps = history.length;
  await fireEvent.input(box(), { target: { value: 'h' } });
  await fireEvent.input(box(), { target: { value: 'hum' } });
  await waitFor(() => {
    expect(here()).toBe('/catalogue?q=hum');
  });
  expect(asked.slice(1)).toEqual(['hum']);
  expect(history.length).toBe(steps);
});

test('a filter is put into the query, in the address and in the box', async () => {
  await show('q=kind:alien+-x');
  await fireEvent.click(await screen.findByRole('button', { name: /^Base set/ }));
  expect(here()).toBe('/catalogue?q=kind:alien+set:base');
  await tick();
  expect(box()).toHaveProperty('value', 'kind:alien set:base');
});

test('a chosen value is a chip that can be taken out', async () => {
  await show();
  await fireEvent.click(await screen.findByRole('button', { name: 'Remove Kind: Alien' }));
  expect(here()).toBe('/catalogue');
});

test('an answer that a newer question has overtaken is dropped', async () => {
  let late: (found: CatalogueFound) => void = () => undefined;
  answer = (q) =>
    q === 'slow' ? new Promise((resolve) => (late = resolve)) : { ...found, total: 1, entries: [human] };
  await show('q=slow');
  go('/catalogue?q=quick');
  expect(await screen.findByRole('heading', { level: 2, name: 'One entry' })).toBeTruthy();
  late(found);
  await tick();
  expect(screen.queryByRole('link', { name: 'Ace' })).toBe(null);
});

test('a broken query says where, and offers the nearest right one', async () => {
  answer = () => {
    throw new Refusal({
      type: '/problems/malformed',
      title: 'Malformed',
      status: 400,
      detail: 'set cannot be bas',
      column: 5,
      nearest: 'set:base',
    });
  };
  await show('q=set:bas');
  expect(await screen.findByText('set cannot be bas')).toBeTruthy();
  expect(document.querySelector('mark')?.textContent).toBe('bas');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  answer = () => found;
  await fireEvent.click(screen.getByRole('button', { name: 'set:base' }));
  expect(here()).toBe('/catalogue?q=set:base');
  await waitFor(() => {
    expect(screen.queryByText('set cannot be bas')).toBe(null);
  });
});

test('nothing found suggests what finds something', async () => {
  answer = () => ({
    query: 'x',
    total: 0,
    entries: [],
    facets: [],
    suggestions: [{ query: 'kind:alien', total: 241 }],
  });
  await show();
  expect(await screen.findByRole('heading', { level: 2, name: 'Nothing found' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'kind:alien 241' }));
  expect(here()).toBe('/catalogue?q=kind:alien');
});

test('more comes behind what is there', async () => {
  answer = (_, offset) => ({ ...found, total: 3, entries: offset === 0 ? found.entries : [lasers] });
  await show();
  await fireEvent.click(await screen.findByRole('button', { name: 'More (1 left)' }));
  expect(await screen.findByRole('link', { name: 'Xenon Lasers' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Human' })).toBeTruthy();
  expect(here()).toMatch(/&page=2$/);
});

test('views, orders and switches stand in the address', async () => {
  await show('q=views');
  await fireEvent.click(await screen.findByRole('button', { name: 'Text' }));
  expect(here()).toBe('/catalogue?q=views&view=text');
  expect(await screen.findByRole('heading', { level: 3, name: /Human/ })).toBeTruthy();
  await fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'experience' } });
  expect(here()).toContain('sort=experience');
  await fireEvent.click(screen.getByRole('button', { name: 'The other way round' }));
  expect(here()).toContain('sort=-experience');
  await fireEvent.click(screen.getByRole('button', { name: 'Display' }));
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Notes' }));
  expect(here()).toContain('hide=notes');
  expect(screen.queryByText(/A good one to begin with/)).toBe(null);
  await fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(here()).toContain('flares=all');
  expect(screen.getByText('Adds 8.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('radio', { name: 'Classic phases' }));
  expect(screen.getByText('8 reveal cards')).toBeTruthy();
});

test('a slash goes to the search box, but not while one writes', async () => {
  await show();
  await fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(box());
  const slash = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  box().dispatchEvent(slash);
  expect(slash.defaultPrevented).toBe(false);
});

test('ticked entries lead to their comparison', async () => {
  await show();
  await fireEvent.click(await screen.findByRole('checkbox', { name: 'Compare Human' }));
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Compare Ace' }));
  const bar = screen.getByRole('region', { name: 'To compare' });
  expect(within(bar).getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    '/catalogue/compare?ids=human,ace',
  );
  await fireEvent.click(within(bar).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'To compare' })).toBe(null);
});

test('an entry has its texts, rulings and neighbours, and can be played', async () => {
  vi.spyOn(rest, 'catalogueEntry').mockResolvedValue({
    entry: { ...human, win: 0.312, low: 0.281, high: 0.345, games: 842 },
    similar: [ace],
    conflicts: [],
    see: [{ id: 'flare-human', kind: 'flare', name: 'Human flare' }],
    rulings: [ruling],
    rules: [],
    scenarios: ['scenarios/base/aliens/human'],
  });
  render(CatalogueEntry, { props: { entry: 'human' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Human' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play with this now' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'H-87' }).getAttribute('href')).toBe('/catalogue/h-87');
  expect(screen.getByRole('link', { name: 'Human flare' }).getAttribute('href')).toBe('/catalogue/flare-human');
  expect(screen.getByRole('link', { name: 'Compare with Ace' }).getAttribute('href')).toBe(
    '/catalogue/compare?ids=human,ace',
  );
  expect(screen.getByText(/Wins 31.2 % of 842 games.*between 28.1 % and 34.5 %/)).toBeTruthy();
});

test('what is not enforced has no button to play it', async () => {
  vi.spyOn(rest, 'catalogueEntry').mockResolvedValue(alone(ace));
  render(CatalogueEntry, { props: { entry: 'ace' } });
  expect(await screen.findByText('not enforced yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Play with this now' })).toBe(null);
});

test('an id that is nearly right leads to the right one', async () => {
  vi.spyOn(rest, 'catalogueEntry').mockRejectedValue(
    new Refusal({ type: 'x', title: 'Nothing', status: 404, detail: 'did you mean human?', nearest: 'human' }),
  );
  render(CatalogueEntry, { props: { entry: 'humn' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing is called humn' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'human' }).getAttribute('href')).toBe('/catalogue/human');
});

test('a comparison says in which rows they differ, not by colour alone', async () => {
  vi.spyOn(rest, 'compareCatalogue').mockResolvedValue({
    entries: [human, ace],
    rows: [
      { field: 'kind', label: 'Kind', values: ['alien', 'alien'], differs: false },
      { field: 'set', label: 'Set', values: ['base', 'dominion'], differs: true },
      { field: 'text', label: 'Text', values: ['Add 4.', ''], differs: true },
    ],
  });
  go('/catalogue/compare?ids=human,ace');
  render(CatalogueCompare);
  expect(await screen.findByRole('rowheader', { name: /^Set.*they differ/ })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Cosmic Dominion' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
  expect(screen.queryByRole('rowheader', { name: 'Kind' })).toBe(null);
});

test('a comparison says values in the reader’s words, and shares in percent', async () => {
  locale.current = 'de';
  await locale.ready;
  vi.spyOn(rest, 'compareCatalogue').mockResolvedValue({
    entries: [human, ace],
    rows: [
      { field: 'type', label: 'Type', values: ['Combat', 'Rules'], differs: true },
      { field: 'experience', label: 'Experience', values: ['Novice', 'Expert'], differs: true },
      { field: 'needs', label: 'Touches', values: ['total, outcome', 'total'], differs: true },
      { field: 'win', label: 'Win share', values: ['0.326', '0.439'], differs: true },
    ],
  });
  go('/catalogue/compare?ids=human,ace');
  render(CatalogueCompare);
  await screen.findAllByRole('cell');
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent.trim());
  expect(cells).toEqual(
    expect.arrayContaining(['Kampf', 'Regeln', 'Anfänger', 'Experten', 'Summen und Ergebnis', 'Summen', '32,6\u00a0%']),
  );
});

test('one entry alone is no comparison', () => {
  const ask = vi.spyOn(rest, 'compareCatalogue');
  go('/catalogue/compare?ids=human');
  render(CatalogueCompare);
  expect(screen.getByRole('alert').textContent).toContain('two to four');
  expect(ask).not.toHaveBeenCalled();
});

test('a draw puts its seed into the address, and another draw begins without', async () => {
  const draw = vi
    .spyOn(rest, 'drawCatalogue')
    .mockImplementation(({ seed }) => Promise.resolve({ seed: seed || '7', entries: [human, ace] }));
  go('/catalogue/draw?q=kind:alien&count=2');
  render(CatalogueDraw);
  expect(await screen.findByText(/2 drawn/)).toBeTruthy();
  expect(here()).toBe('/catalogue/draw?q=kind:alien&count=2&seed=7');
  expect(draw).toHaveBeenCalledTimes(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Draw again' }));
  await waitFor(() => {
    expect(draw).toHaveBeenCalledTimes(2);
  });
  expect(draw.mock.lastCall?.[0]).toEqual({ q: 'kind:alien', count: 2, seed: '' });
});

test('at the table a card leads to all about it in another tab; encounter cards are known to everybody', () => {
  const info = { id: 'cosmic-zap', kind: 'artifact' as const, name: 'Cosmic Zap', text: '' };
  render(About, { props: { info } });
  const link = screen.getByRole('link', { name: 'All about this card' });
  expect(link.getAttribute('href')).toBe('/catalogue/cosmic-zap');
  expect(link.getAttribute('target')).toBe('_blank');
  render(About, { props: { info: { id: 'attack-20', kind: 'attack', name: 'Attack 20', text: '' } } });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a table with an entry in play is made, begun and gone to', async () => {
  vi.spyOn(rest, 'catalogueEntry').mockResolvedValue(alone(human));
  const create = vi.spyOn(rest, 'createTable').mockResolvedValue({ table: '0123456789', seat: 'A', links: [] });
  const command = vi.spyOn(rest, 'command').mockResolvedValue({ done: true });
  render(CatalogueEntry, { props: { entry: 'human' } });
  await fireEvent.click(await screen.findByRole('button', { name: 'Play with this now' }));
  await waitFor(() => {
    expect(here()).toBe('/t/0123456789');
  });
  expect(create.mock.lastCall?.[0]).toMatchObject({ preset: 'first-game', with: ['human'] });
  expect(command.mock.lastCall?.[1]).toMatchObject({ do: 'start' });
});

test('why no table could be made is said on the page', async () => {
  vi.spyOn(rest, 'catalogueEntry').mockResolvedValue(alone(human));
  vi.spyOn(rest, 'createTable').mockRejectedValue(
    new Refusal({ type: 'x', title: 'Full', status: 429, detail: 'Too many tables.' }),
  );
  render(CatalogueEntry, { props: { entry: 'human' } });
  await fireEvent.click(await screen.findByRole('button', { name: 'Play with this now' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Too many tables.');
});
