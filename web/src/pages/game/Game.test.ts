import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replay, seenBy, summary } from '../../fixtures/replay';
import { book } from '../../fixtures/sample';
import { follow, router } from '../../router.svelte';
import { preferences } from '../../state/preferences.svelte';
import Game from '../Game.svelte';

// The whole table is drawn, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let asked: { path: string; body: unknown }[];
let refuse: string | null;
let stop: () => void;

const answers: Record<string, unknown> = {
  [`/api/v1/cards?${replay.view.table.book}`]: book,
  '/api/v1/rules': { options: [], presets: [], machines: ['novice', 'master'], limits: {} },
  '/api/v1/games/abcdefghjk': summary,
  '/api/v1/games/abcdefghjk/replay?as=public': replay,
  '/api/v1/games/abcdefghjk/replay?as=B': seenBy('B'),
  '/api/v1/games/abcdefghjk/branch': { table: 'cdefghjkmn', seat: 'B', links: [] },
};

beforeEach(() => {
  asked = [];
  refuse = null;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    const found = path === refuse ? undefined : answers[path];
    return Promise.resolve(
      found === undefined
        ? Response.json({ type: 'about:blank', title: 'Not found', detail: 'Not here.', status: 404 }, { status: 404 })
        : Response.json(found),
    );
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function open(query = '') {
  history.replaceState(null, '', `/g/abcdefghjk${query}`);
  stop = follow();
  render(Game, { game: 'abcdefghjk' });
  await screen.findByText(/^Setup$|^Encounter \d/, { selector: '.spot' });
}

const bar = () => within(document.querySelector<HTMLElement>('.replay') ?? document.body);
const press = (name: string | RegExp) => fireEvent.click(bar().getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(window, { key: name });
const spot = (text: string | RegExp) => screen.findByText(text, { selector: '.spot' });

test('a game begins at its beginning and is wound by buttons', async () => {
  await open();
  await spot('Setup');
  // At its beginning no game is over.
  expect(document.querySelector('header.strip')?.textContent).not.toContain('Game over');
  await press('Event forward');
  await spot('Encounter 1 of 2 · Start');
  await press('Phase forward');
  await spot('Encounter 1 of 2 · Launch');
  await press('Encounter forward');
  await spot('Encounter 2 of 2 · Start');
  await press('Encounter back');
  await spot('Encounter 1 of 2 · Start');
});

test('arrows wind too, where nothing takes them for itself', async () => {
  await open();
  await key('J');
  await spot('Encounter 1 of 2 · Start');
  await key('ArrowLeft');
  await spot('Setup');
  await key('ArrowRight');
  await spot('Encounter 1 of 2 · Start');
  await fireEvent.keyDown(bar().getByRole('combobox', { name: 'Speed' }), { key: 'ArrowLeft' });
  await spot('Encounter 1 of 2 · Start');
});

test('keys wind by event, phase and encounter', async () => {
  await open();
  await key('J');
  await spot('Encounter 1 of 2 · Start');
  await key('j');
  await spot('Encounter 1 of 2 · Launch');
  await key(';');
  await key(';');
  await spot('Encounter 1 of 2 · Alliance');
  await key(',');
  await spot('Encounter 1 of 2 · Launch');
  await key('J');
  await key('k');
  await spot('Encounter 1 of 2 · Alliance');
  await key('K');
  await spot('Encounter 1 of 2 · Start');
});

test('space plays to the end, where it says who won', async () => {
  await open('?at=E2.launch.1');
  await key(' ');
  expect(bar().getByRole('button', { name: 'Pause' })).toBeTruthy();
  await spot('Encounter 2 of 2 · Resolution');
  await bar().findByRole('button', { name: 'Play' });
  expect(document.querySelector('.replay .result')?.textContent).toMatch(/Ana.*Cy/);
});

test('the timeline has a block for each encounter and goes there', async () => {
  await open();
  const block = bar().getByRole('button', { name: /^Encounter 1, .*3 ships lost; a power was cancelled and a deal$/ });
  expect(block.getAttribute('aria-current')).toBeNull();
  await press(/^Encounter 2, .*no ships lost; the game was won$/);
  await spot('Encounter 2 of 2 · Start');
});

test('the address names the place, and is kept up to date', async () => {
  await open('?at=E1.launch.2');
  await spot('Encounter 1 of 2 · Launch');
  await key(';');
  await waitFor(() => {
    expect(location.search).toBe('?at=E1.alliance.1');
  });
});

test('another perspective shows the same event', async () => {
  await open('?at=E1.alliance.1');
  await fireEvent.change(screen.getByLabelText('See it as'), { target: { value: 'B' } });
  await waitFor(() => {
    expect(location.search).toBe('?at=E1.alliance.1&as=B');
  });
  await spot('Encounter 1 of 2 · Alliance');
  expect(asked.map(({ path }) => path)).toContain('/api/v1/games/abcdefghjk/replay?as=B');
});

test('a press on a line of the log goes there; a second one asks why', async () => {
  await open('?at=E2.launch.1');
  const line = async () => fireEvent.click(await screen.findByLabelText(/^Go to: .*C2/));
  await line();
  await spot('Encounter 1 of 2 · Launch');
  expect(asked.some(({ path }) => path.endsWith('/explain'))).toBe(false);
  await line();
  await waitFor(() => {
    expect(asked.find(({ path }) => path.endsWith('/games/abcdefghjk/explain'))?.body).toMatchObject({ event: 12 });
  });
});

test('a branch stands before the next event, with who plays', async () => {
  await open('?at=E1.launch.2');
  await press('Play on from here');
  await fireEvent.click(await screen.findByRole('radio', { name: /Bo/ }));
  await fireEvent.click(screen.getByRole('checkbox', { name: /Di/ }));
  await fireEvent.click(screen.getByRole('radio', { name: /Fresh/ }));
  await screen.findByRole('option', { name: /master/ });
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await waitFor(() => {
    expect(router.path).toBe('/t/cdefghjkmn');
  });
  expect(asked.find(({ path }) => path.endsWith('/branch'))?.body).toEqual({
    event: 13,
    people: ['B', 'D'],
    machine: 'master',
    luck: 'fresh',
    me: preferences.now.name,
  });
});

test('bookmarks are in the address, and lead back', async () => {
  await open('?at=E1.launch.2');
  await press(/^Bookmark/);
  await waitFor(() => {
    expect(location.search).toBe('?at=E1.launch.2&b=E1.launch.2');
  });
  await key('J');
  await press('Key moments');
  await fireEvent.click(await screen.findByLabelText(/^Go to: .*C2/));
  await spot('Encounter 1 of 2 · Launch');
});

test('where there is no such game the page says so', async () => {
  refuse = '/api/v1/games/abcdefghjk';
  history.replaceState(null, '', '/g/abcdefghjk');
  stop = follow();
  render(Game, { game: 'abcdefghjk' });
  expect(await screen.findByRole('heading', { name: 'There is no such game' })).toBeTruthy();
});
