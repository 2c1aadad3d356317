import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { table as view } from '../fixtures/sample';
import type { TableSource } from '../state/source';
import SetAside from './SetAside.svelte';

type Aside = NonNullable<TableSource['view']['table']['aside']>;

function source(aside: Partial<Aside> | null, me: Partial<TableSource['view']['me']> = {}) {
  const why = aside && { reason: 'frozen', since: 1, because: 'why', ended: false, opened: false, ...aside };
  return {
    view: {
      ...view,
      me: { ...view.me, seat: 'A', host: true, ...me },
      table: { ...view.table, state: 'playing', aside: why },
    },
    send: vi.fn(() => Promise.resolve({ status: 200 })),
  } as unknown as TableSource & { send: ReturnType<typeof vi.fn> };
}

test('a table that goes on shows nothing', () => {
  render(SetAside, { source: source(null) });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what happened stands there, with the record for who has a seat', () => {
  render(SetAside, { source: source({ reason: 'broken' }) });
  expect(screen.getByRole('alert').textContent).toContain('The program failed');
  const link = screen.getByRole('link', { name: 'Download the record' });
  expect(link.getAttribute('href')).toBe(`/api/v1/tables/${view.table.id}/record`);
});

test('who only watches gets neither the record nor the end', () => {
  render(SetAside, { source: source({}, { seat: null, host: false }) });
  expect(screen.getByRole('alert').textContent).toContain('does not fit the rules');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the host ends it with a second press', async () => {
  const here = source({});
  render(SetAside, { source: here });
  await fireEvent.click(screen.getByRole('button', { name: 'End the table' }));
  expect(here.send).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'End it for good: press again' }));
  expect(here.send).toHaveBeenCalledWith({ do: 'end' });
});

test('a table that has been ended says so and can still be taken home', () => {
  render(SetAside, { source: source({ ended: true }) });
  expect(screen.getByRole('alert').textContent).toContain('The host has ended this table');
  expect(screen.getByRole('link', { name: 'Download the record' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
