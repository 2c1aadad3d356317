import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { faces } from '../pages/art/faces';
import AlienCard from './AlienCard.svelte';
import Card from './Card.svelte';
import DestinyCard from './DestinyCard.svelte';
import { alienOf, bigValue, cardKinds, lookOf, type CardFace } from './face';
import { ground } from './ground';
import { device, relic } from '../art/device';
import { phases } from '../table/phase';

const face = (id: string): CardFace => {
  const found = faces.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test('a card says what it is and how it stands', () => {
  render(Card, { face: face('cosmic-zap'), playable: true, selected: true, fresh: true });
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Cosmic Zap, Artifact, new, can be chosen now, chosen',
  );
});

test('a card that lies face down says nothing of its face', () => {
  const { container } = render(Card, { face: null });
  expect(screen.getByRole('img', { name: 'Face-down card' })).toBeTruthy();
  expect(container.textContent.trim()).toBe('');
});

test('an essence shows the alien whose card it is', () => {
  const ticket: CardFace = { id: 'ticket-gridlock', kind: 'essence', name: 'Ticket: Gridlock', text: 'Two cards.' };
  expect(alienOf({ ...ticket, traits: { alien: 'sheriff' } })).toBe('sheriff');
  const drawn = (alien: string) =>
    [
      ...render(Card, { face: { ...ticket, traits: { alien } } }).container.querySelectorAll('.middle .emblem path'),
    ].map((path) => path.getAttribute('d'));
  expect(drawn('sheriff').length).toBeGreaterThan(3);
  expect(drawn('sheriff')).toEqual(drawn('sheriff'));
  expect(drawn('sheriff')).not.toEqual(drawn('witch'));
});

test('a card that does something is a button', async () => {
  const onpress = vi.fn();
  render(Card, { face: face('attack-12'), onpress, selected: true });
  const button = screen.getByRole('button', { name: /^Attack\s*12\s*, chosen/ });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(button);
  expect(onpress).toHaveBeenCalledOnce();
});

test('a large card can be read, a small one shows only what has room', () => {
  const { rerender, container } = render(Card, { face: face('plague'), width: 88 });
  expect(container.textContent).not.toContain('Play when');
  return rerender({ face: face('plague'), width: 200 }).then(() => {
    expect(container.textContent).toContain('Play when');
  });
});

test('values are written with their sign', () => {
  expect(bigValue(face('reinforcement-3'))).toBe('+3');
  expect(bigValue({ ...face('attack-00'), value: -1 })).toBe('−1');
  expect(bigValue(face('negotiate'))).toBeNull();
});

test('a destiny card names the seat, or says that it is wild', () => {
  render(DestinyCard, { seat: { letter: 'C', name: 'Cy', colour: 'yellow' } });
  expect(screen.getByRole('img', { name: 'Destiny: Cy' })).toBeTruthy();
  render(DestinyCard, {});
  expect(screen.getByRole('img', { name: 'Destiny: Wild' })).toBeTruthy();
});

test('an alien is introduced with its duty, its roles and its phases', () => {
  const human: CardFace = {
    id: 'human',
    kind: 'alien',
    name: 'Human',
    text: 'Add 4.',
    mandatory: true,
    roles: ['main-or-ally'],
    phases: ['reveal'],
  };
  render(AlienCard, { face: human, power: 'Humanity', level: 0 });
  const card = screen.getByRole('article', { name: 'Human' });
  for (const words of ['Humanity', 'must be used', 'simple', 'a main player or ally', 'Reveal']) {
    expect(card.textContent).toContain(words);
  }
});

test('an alien that works in every phase says so in two words', () => {
  const every: CardFace = { id: 'vulch', kind: 'alien', name: 'Vulch', text: 'Takes artifacts.', phases: [...phases] };
  const first = render(AlienCard, { face: every });
  expect(screen.getByRole('article').querySelectorAll('.tag')).toHaveLength(1);
  expect(screen.getByRole('article').textContent).toContain('every phase');
  first.unmount();
  render(AlienCard, { face: { ...every, phases: phases.slice(1) } });
  expect(screen.getByRole('article').querySelectorAll('.tag')).toHaveLength(phases.length - 1);
});

test('every kind of card has a look and a ground of its own', () => {
  const kinds = cardKinds();
  const icons = kinds.map((kind) => lookOf(kind).icon);
  expect(new Set(icons).size).toBe(kinds.length);
  for (const kind of kinds) {
    expect(ground({ id: `x-${kind}`, kind, name: '', text: '' }).length, kind).toBeGreaterThan(2);
  }
});

test('things are drawn the same each time, and differently from each other', () => {
  const ids = ['cosmic-zap', 'card-zap', 'mobius-tubes', 'plague', 'force-field', 'quash'];
  const drawn = (of: typeof device) =>
    ids.map((id) =>
      of(id)
        .parts.map(({ d }) => d)
        .join(),
    );
  expect(drawn(device)).toEqual(drawn(device));
  expect(new Set(drawn(device)).size).toBe(ids.length);
  expect(new Set(drawn(relic)).size).toBe(ids.length);
});
