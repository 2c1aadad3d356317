import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { ace, human } from '../fixtures/catalogue';
import { table } from '../fixtures/sample';
import { rest } from '../protocol/rest';
import type { TableSource } from '../state/source';
import Exclusions from './Exclusions.svelte';

afterEach(() => {
  vi.restoreAllMocks();
});

async function opened(excluded: Record<string, string[]>) {
  vi.spyOn(rest, 'searchCatalogue').mockResolvedValue({
    query: 'kind:alien enforced',
    total: 2,
    entries: [
      { ...human, set: 'base' },
      { ...ace, set: 'base' },
    ],
    facets: [],
    suggestions: [],
  });
  const say = vi.fn();
  const options = { ...table.table.options, 'aliens.sets': 'base' };
  const source = {
    view: { ...table, me: { ...table.me, seat: 'A' }, table: { ...table.table, options, excluded } },
  } as unknown as TableSource;
  const { container, rerender } = render(Exclusions, { source, busy: false, say });
  const details = container.querySelector('details');
  if (!details) throw new Error('no list');
  details.open = true;
  await fireEvent(details, new Event('toggle'));
  const box = async (name: string) => (await screen.findByRole('checkbox', { name })) as HTMLInputElement;
  return { say, source, rerender, box };
}

test('what is unticked is said once it is wanted so, and not before', async () => {
  const { say, box } = await opened({});
  expect(screen.queryByRole('button', { name: 'Leave these out' })).toBeNull();
  await fireEvent.click(await box(human.name));
  expect(say).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Leave these out' }));
  expect(say.mock.calls).toEqual([[{ do: 'exclude', aliens: [human.id] }]]);
});

test('one begins with what one has said, and can take it back; what others have said stays theirs', async () => {
  const { say, box } = await opened({ A: [human.id], B: [ace.id] });
  expect((await box(human.name)).checked).toBe(false);
  expect((await box(ace.name)).checked).toBe(true);
  await fireEvent.click(await box(human.name));
  await fireEvent.click(screen.getByRole('button', { name: 'Leave these out' }));
  expect(say.mock.calls).toEqual([[{ do: 'exclude', aliens: [] }]]);
});

test('once it is known to the table nothing more is to be said', async () => {
  const { source, rerender, say, box } = await opened({});
  await fireEvent.click(await box(human.name));
  const view = { ...source.view, table: { ...source.view.table, excluded: { A: [human.id] } } };
  await rerender({ source: { ...source, view } as TableSource, busy: false, say });
  expect(screen.queryByRole('button', { name: 'Leave these out' })).toBeNull();
  expect((await box(human.name)).checked).toBe(false);
});
