import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { Deaf } from '../fixtures/deaf';
import { happened } from '../fixtures/event';
import { tableWith } from '../fixtures/sample';
import Heard from './Heard.svelte';
import PlaceLabel from './prompt/PlaceLabel.svelte';

const frame = { encounter: 12, phase: 'launch' };

test('what others do is read out as it happens, and not what lay there before', async () => {
  const log = [happened({ id: 1000, ...frame }, 'aimed', { offense: 'C', target: 'A4' })];
  const deaf = new Deaf(tableWith({ log }));
  render(Heard, { context: deaf.around() });
  const heard = screen.getByRole('log', { name: 'What happens' });
  expect(heard.textContent.trim()).toBe('');
  deaf.store.log = [
    ...log,
    happened({ id: 2000, ...frame }, 'ships-moved', { owner: 'C', from: 'C1', to: 'gate', count: 2 }),
    happened({ id: 3000, ...frame }, 'aimed', { offense: 'C', target: 'A3' }),
  ];
  await tick();
  expect(heard.textContent).toContain('Cy points the gate at A3');
  expect(heard.textContent).not.toContain('A4');
});

test('a place that can be chosen says whose ships stand there', () => {
  const deaf = new Deaf(tableWith({}));
  const { container } = render(PlaceLabel, { props: { place: 'A1' }, context: deaf.around() });
  const said = [...container.querySelectorAll('.ships .sr-only')].map((it) => it.textContent);
  expect(said.length).toBeGreaterThan(0);
  for (const one of said) expect(one).toMatch(/^\w+ \d ships?$/);
});
