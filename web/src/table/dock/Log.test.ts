import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { tableWith } from '../../fixtures/sample';
import { Deaf } from '../../fixtures/deaf';
import { happened, type Frame } from '../../fixtures/event';
import type { Events } from '../../protocol/events';
import type { EventName, LogEvent } from '../../protocol/types';
import Log from './Log.svelte';

const event = <Name extends EventName>(
  id: number,
  type: Name,
  args: Partial<Events[Name]>,
  more: Partial<Frame> = {},
): LogEvent => happened({ id, encounter: 12, phase: 'launch', ...more }, type, args);

const log = [
  event(1000, 'aimed', { offense: 'A', target: 'C4' }),
  event(2000, 'ships-moved', { owner: 'A', from: 'A1', to: 'gate', count: 2 }),
  event(3000, 'ships-moved', { owner: 'A', from: 'A2', to: 'gate', count: 1 }),
  event(4000, 'selected', { seat: 'A', card: 'attack-08' }, { secret: true, phase: 'planning' }),
];

function show(events = log) {
  const deaf = new Deaf(tableWith({ log: events }));
  return { deaf, ...render(Log, { props: { source: deaf.store }, context: deaf.around() }) };
}

test('a press on a line marks what moved and asks why', async () => {
  const { deaf } = show();
  await fireEvent.click(screen.getByRole('button', { name: /^Why\? You send 3 ships/ }));
  expect(deaf.store.why).toEqual({ ask: 'event', event: 2000 });
  expect(deaf.store.tab).toBe('why');
  expect(deaf.store.marked).toEqual(['A1', 'A2', 'gate']);
});

test('things in a line can be pressed for themselves', async () => {
  const { deaf } = show();
  await fireEvent.click(screen.getByRole('button', { name: 'Attack 8' }));
  expect(deaf.store.card).toBe('attack-08');
  expect(deaf.store.why).toBeNull();
});

test('one box offers all that the log can be narrowed to', async () => {
  const { container } = show();
  const box = screen.getByRole('combobox', { name: 'Show' });
  const words = [...box.querySelectorAll('option')].map((it) => it.textContent);
  expect(words).toEqual(expect.arrayContaining(['All', 'Encounters', 'Cards', 'Deals', 'Mine']));
  await fireEvent.change(box, { target: { value: 'encounters' } });
  expect(container.textContent).toContain('You point the gate at C4.');
  expect(container.textContent).not.toContain('Attack 8');
});

test('what is about technology is offered only where it is played', () => {
  const offered = (technology: string) => {
    const view = tableWith({ log, techs: [] });
    const deaf = new Deaf({ ...view, table: { ...view.table, options: { ...view.table.options, technology } } });
    const { unmount } = render(Log, { props: { source: deaf.store }, context: deaf.around() });
    const words = screen.getAllByRole('option').map((it) => it.textContent);
    unmount();
    return words;
  };
  expect(offered('off')).toEqual(['All', 'Encounters', 'Cards', 'Deals', 'Mine']);
  expect(offered('odyssey')).toContain('Tech');
});

test('what only I see says so', () => {
  show();
  expect(screen.getByRole('img', { name: 'only you see this' })).toBeTruthy();
});

test('the search narrows the lines and says how many it found', async () => {
  const { container } = show();
  await fireEvent.click(screen.getByRole('button', { name: 'Search the log' }));
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'gate' } });
  expect(screen.getByText('2 lines found')).toBeTruthy();
  expect(container.textContent).not.toContain('face down');
});

test('earlier events are asked for when the first of those here are shown', async () => {
  const { deaf, container } = show();
  deaf.earlier = [event(500, 'destiny-drawn', { offense: 'A', card: 'C' }, { phase: 'destiny' })];
  await fireEvent.click(screen.getByRole('button', { name: 'Earlier lines' }));
  await expect.poll(() => container.textContent).toContain('Destiny');
});

test('of a very long log only a page is in the document', () => {
  const many = Array.from({ length: 400 }, (_, at) => event(at + 1, 'aimed', { offense: 'A', target: 'C4' }));
  const { container } = show(many);
  expect(container.querySelectorAll('li').length).toBeLessThanOrEqual(300);
});

test('what a battle came to is not in the log before it has been counted up over the board', async () => {
  const events = [
    event(1000, 'revealed', { seat: 'A', card: 'attack-10' }, { phase: 'reveal' }),
    event(2000, 'revealed', { seat: 'C', card: 'attack-08' }, { phase: 'reveal' }),
    event(
      3000,
      'decided',
      { outcome: 'offense-wins', offense: 'A', defense: 'C', grounds: 'totals', offensive: 14, defensive: 8 },
      { phase: 'resolution' },
    ),
  ];
  const { deaf, container } = show(events);
  deaf.store.counting = true;
  await tick();
  expect(container.textContent).toContain('You reveal Attack 10');
  expect(container.textContent).not.toContain('14 to 8');
  deaf.store.counting = false;
  await tick();
  expect(container.textContent).toContain('14 to 8');
});
