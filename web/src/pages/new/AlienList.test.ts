import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { ace, human } from '../../fixtures/catalogue';
import { Refusal, rest } from '../../protocol/rest';
import type { CatalogueFound } from '../../protocol/types';
import AlienList from './AlienList.svelte';

afterEach(() => {
  vi.restoreAllMocks();
});

const aliens: CatalogueFound = {
  query: 'kind:alien enforced',
  total: 2,
  entries: [
    { ...human, set: 'base' },
    { ...ace, set: 'dominion' },
  ],
  facets: [],
  suggestions: [],
};

function opened(sets: readonly string[]) {
  const { container } = render(AlienList, { sets, leftOut: [] });
  const details = container.querySelector('details');
  if (!details) throw new Error('no list');
  details.open = true;
  return fireEvent(details, new Event('toggle'));
}

test('aliens of the chosen sets are there once the list is opened, and stay in the box when they are unticked', async () => {
  const asked = vi.spyOn(rest, 'searchCatalogue').mockResolvedValue(aliens);
  render(AlienList, { sets: ['base'], leftOut: [] });
  expect(asked).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  await opened(['base', 'dominion']);
  const box = await screen.findByRole('checkbox', { name: human.name });
  expect((box as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole('checkbox', { name: ace.name })).toBeTruthy();
  await fireEvent.click(box);
  expect(screen.getByText(/1 stays in the box/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'All may come' }));
  expect((box as HTMLInputElement).checked).toBe(true);
  expect(screen.getByText(/all may come/)).toBeTruthy();
});

test('of a set that is not chosen no alien is shown, and a search finds names', async () => {
  vi.spyOn(rest, 'searchCatalogue').mockResolvedValue(aliens);
  await opened(['base']);
  await screen.findByRole('checkbox', { name: human.name });
  expect(screen.queryByRole('checkbox', { name: ace.name })).toBeNull();
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'xyz' } });
  expect(screen.getByText('No alien of these sets has that in its name.')).toBeTruthy();
});

test('when they cannot be had it says so, and one can try again', async () => {
  const asked = vi
    .spyOn(rest, 'searchCatalogue')
    .mockRejectedValueOnce(new Refusal({ type: 'about:blank', title: 'Nobody answers.', status: 0 }))
    .mockResolvedValue(aliens);
  await opened(['base']);
  await fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: human.name })).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
});
