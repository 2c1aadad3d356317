import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { table } from '../fixtures/sample';
import { sha256 } from '../protocol/digest';
import { bind, partOf } from '../state/shares';
import type { TableSource } from '../state/source';
import Lobby from './Lobby.svelte';

type Shares = NonNullable<TableSource['view']['table']['shares']>;
interface Sent {
  do: string;
  commitment?: string;
  numbers?: string;
}

function source(people: number, host: boolean, shares: Partial<Shares> = {}, ready = false) {
  const send = vi.fn((command: Sent) => Promise.resolve({ status: 200, command }));
  return {
    view: {
      ...table,
      me: { ...table.me, seat: 'A', host },
      seats: table.seats.map((seat, i) => ({
        ...seat,
        kind: i < people ? ('person' as const) : ('machine' as const),
        ready: i > 0 || ready,
      })),
      table: { ...table.table, state: 'lobby' as const, shares: { commitments: {}, waits: [], failed: [], ...shares } },
    },
    send,
  } as unknown as TableSource & { send: typeof send };
}

const sent = (here: ReturnType<typeof source>) => here.send.mock.calls.map(([command]) => command);

test('a person alone begins with one press', async () => {
  const here = source(1, true);
  render(Lobby, { source: here });
  await fireEvent.click(screen.getByRole('button', { name: 'Begin the game' }));
  expect(sent(here)).toHaveLength(1);
  expect(sent(here)[0]?.do).toBe('start');
  expect(sent(here)[0]?.numbers).toMatch(/^[0-9a-f]{32}$/);
  expect(sent(here)[0]?.commitment).toBeUndefined();
});

test('whoever is ready says only what binds it, and keeps the part', async () => {
  const here = source(2, false);
  render(Lobby, { source: here });
  await fireEvent.click(screen.getByRole('button', { name: 'I am ready' }));
  const [said] = sent(here);
  expect(said?.do).toBe('ready');
  expect(said?.numbers).toBeUndefined();
  expect(sha256(partOf(said?.commitment ?? '') ?? '')).toBe(said?.commitment);
});

test('a host with others binds itself too', async () => {
  const here = source(2, true);
  render(Lobby, { source: here });
  await fireEvent.click(screen.getByRole('button', { name: 'Begin the game' }));
  expect(sent(here)[0]?.commitment).toMatch(/^[0-9a-f]{64}$/);
});

test('when the host has started the page opens its part by itself, once', async () => {
  const commitment = bind('0123456789abcdef');
  const here = source(2, false, { commitments: { A: commitment }, waits: ['A', 'B'] }, true);
  const { rerender } = render(Lobby, { source: here });
  expect(sent(here)).toEqual([{ do: 'open', numbers: '0123456789abcdef' }]);
  await rerender({ source: { ...here } });
  expect(sent(here)).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toContain('opens its part of the shuffle');
});

test('a part that was drawn elsewhere is not opened here', () => {
  const here = source(2, false, { commitments: { A: 'f'.repeat(64) }, waits: ['A'] }, true);
  render(Lobby, { source: here });
  expect(sent(here)).toEqual([]);
});

test('for whose sake the start failed is said', () => {
  render(Lobby, { source: source(2, true, { failed: ['B'] }) });
  expect(screen.getByText(/The start failed: Bo did not open/)).toBeTruthy();
});

test('aliens that stay in the box are named to everybody', () => {
  const here = source(2, false);
  render(Lobby, {
    source: { ...here, view: { ...here.view, table: { ...here.view.table, aliens: ['-the-claw', '-zombie'] } } },
  });
  expect(screen.getByText('Aliens that stay in the box')).toBeTruthy();
  expect(screen.getByText('The Claw and Zombie')).toBeTruthy();
  expect(screen.queryByText('Aliens to deal from')).toBeNull();
});

test('who has left out which aliens is named to everybody', () => {
  const here = source(2, false);
  render(Lobby, {
    source: { ...here, view: { ...here.view, table: { ...here.view.table, excluded: { B: ['the-claw', 'zombie'] } } } },
  });
  const bo = here.view.seats.find((seat) => seat.seat === 'B')?.name ?? '';
  expect(screen.getByText(`Left out by ${bo}`)).toBeTruthy();
  expect(screen.getByText('The Claw and Zombie')).toBeTruthy();
});

test('the list of aliens stands below what begins the game', async () => {
  render(Lobby, { source: source(1, true) });
  const list = await screen.findByText(/aliens/i, { selector: 'summary, summary *' });
  const begin = screen.getByRole('button', { name: 'Begin the game' });
  expect(begin.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
