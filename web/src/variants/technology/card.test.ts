import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import TechCard from './TechCard.svelte';
import type { TechFace } from './face';

const cannon: TechFace = { id: 'lunar-cannon', kind: 'tech', name: 'Lunar Cannon', text: 'Add 10.', research: '5' };

test('a tech says how far it is and what is missing', () => {
  render(TechCard, { face: cannon, colour: 'red', ships: 3, complete: false, hidden: true });
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Lunar Cannon, 3 of 5 ships, needs 2 more ships, hidden',
  );
});

test('in one line a sign stands for what else is to be known of a tech, and its label says it', () => {
  const known = { face: cannon, colour: 'red' as const, ships: 0, complete: false, onSheet: true };
  const first = render(TechCard, { ...known, flat: true });
  expect(screen.getByRole('img', { name: /alien’s sheet/ }).textContent).not.toContain('sheet');
  expect(first.container.querySelector('.corner svg')).toBeTruthy();
  first.unmount();
  render(TechCard, known);
  expect(screen.getByRole('img').textContent).toContain('sheet');
});

test('of a hidden tech of another seat only the number of ships is known', () => {
  const { container } = render(TechCard, { face: null, colour: 'blue', ships: 4, complete: false });
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Face-down tech, 4 ships');
  expect(container.textContent).not.toContain('/');
});
