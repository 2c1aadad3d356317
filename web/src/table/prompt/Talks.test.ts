import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Deaf } from '../../fixtures/deaf';
import { tableWith } from '../../fixtures/sample';
import type { DealTerm, DealVersion, DealView } from '../../protocol/types';
import Idle from './Idle.svelte';

const term = (notation: string) => ({ notation, kind: notation.split(' ')[0] }) as unknown as DealTerm;
const offered: DealVersion = {
  number: 2,
  by: 'A',
  offenseGives: [term('card attack-08')],
  defenseGives: [term('colony C1')],
  promises: [],
  digest: 'x',
};

function waiting(versions: DealVersion[], own: string[] = ['A']) {
  const deal = {
    offense: 'A',
    defense: 'C',
    speaker: 'C',
    versions,
    standing: versions.at(-1)?.number ?? null,
    offersLeft: { A: 3, C: 3 },
  } as unknown as DealView;
  const view = tableWith({ deal, prompts: [], window: null });
  const seats = view.seats.map((one) => ({ ...one, status: one.seat === 'C' ? ('choosing' as const) : one.status }));
  const deaf = new Deaf({ ...view, seats, me: { ...view.me, seat: own[0] ?? null, seats: own } });
  const { container } = render(Idle, { context: deaf.around() });
  return { deaf, said: () => container.textContent.replace(/\s+/g, ' ') };
}

test('while the other writes the first offer it says so, and that nothing is on the table yet', () => {
  expect(waiting([]).said()).toContain('Cy writes an offer. Nothing is on the table yet.');
});

test('while the other reads an offer it says which, and what it holds', () => {
  const { deaf, said } = waiting([offered]);
  expect(said()).toContain('Cy reads v2 and may sign it, change it or refuse.');
  expect(said()).toContain('You give Attack 8; Cy gives');
  screen.getByRole('button', { name: 'Open the deal' }).click();
  expect(deaf.store.tab).toBe('deal');
});

test('whoever only watches the two is told who they are', () => {
  expect(waiting([offered], ['B']).said()).toContain('Ana and Cy negotiate');
});
