import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { table } from '../fixtures/sample';
import { rest } from '../protocol/rest';
import type { View } from '../protocol/types';
import Sessions from './Sessions.svelte';

const own = { id: 'aaaaaaaaaa', begun: 1, seen: 1, browser: 'Firefox, Linux', here: true, own: true };
const tablet = { id: 'bbbbbbbbbb', begun: 1, seen: 1, browser: '', here: false, own: false };

afterEach(() => {
  vi.restoreAllMocks();
});

function shown(host: boolean): void {
  const me = { ...table.me, host };
  const seats = table.seats.map((seat, at) => (at < 2 ? { ...seat, kind: 'person' as const } : seat));
  render(Sessions, { view: { ...table, me, seats } as View, open: true, onclose: vi.fn() });
}

test('a seat sees its browsers and ends another of them', async () => {
  const list = vi.spyOn(rest, 'sessions').mockResolvedValueOnce([own, tablet]).mockResolvedValueOnce([own]);
  const end = vi.spyOn(rest, 'endSession').mockResolvedValue({});
  shown(false);
  await screen.findByText('Firefox, Linux');
  await screen.findByText('A browser');
  expect(screen.queryByText('New links')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'End it', hidden: true }));
  await vi.waitFor(() => {
    expect(screen.queryByText('A browser')).toBeNull();
  });
  expect(end).toHaveBeenCalledExactlyOnceWith(table.table.id, 'bbbbbbbbbb');
  expect(list).toHaveBeenCalledTimes(2);
});

test('the host gets a new link to a seat during play', async () => {
  vi.spyOn(rest, 'sessions').mockResolvedValue([own]);
  const renew = vi.spyOn(rest, 'newLink').mockResolvedValue({ seat: 'B', secret: 'sssss' });
  shown(true);
  await fireEvent.click(await screen.findByRole('button', { name: 'New link to B', hidden: true }));
  const link = await screen.findByLabelText('Link for seat B');
  expect((link as HTMLInputElement).value).toMatch(new RegExp(`/t/${table.table.id}#k=sssss$`));
  expect(renew).toHaveBeenCalledExactlyOnceWith(table.table.id, 'B');
});
