import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { happened } from '../../fixtures/event';
import { story } from '../../table/dock/story';
import { plain } from '../../words/rich';
import { labelOf } from '../../table/label';
import SeatLevels from './SeatLevels.svelte';

const cast = { own: ['A'], seat: (id: string) => id, card: (id: string) => id };

test('a seat shows each field with its level, in words for those who hear it', () => {
  render(SeatLevels, { levels: { attack: 1, edict: 0, power: 2 } });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Attack: level 1')).toBeTruthy();
  expect(screen.getByText('Edict: level 0')).toBeTruthy();
});

test('where there is little room only what is above nothing is shown', () => {
  render(SeatLevels, { levels: { attack: 1, edict: 0 }, slim: true });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a field on a button says to which level it leads', () => {
  const said = labelOf({ prompt: 'advance' }, { notation: 'power', kind: 'field', amount: 2 });
  expect(plain(said, cast)).toBe('Power, to level 2');
});

test('yes and no are named by what they do', () => {
  const word = (prompt: string, notation: string) => plain(labelOf({ prompt }, { notation, kind: 'word' }), cast);
  expect(word('wield', 'yes')).toBe('Wield');
  expect(word('advocate', 'yes')).toBe('Advocate');
  expect(word('re-wield', 'no')).toBe('Let it happen');
});

test('no level reads like a planet, and short names differ', () => {
  const levels = { attack: 1, edict: 1, flare: 1, moon: 1, power: 2 };
  for (const slim of [false, true]) {
    const { unmount } = render(SeatLevels, { levels, slim });
    const shown = screen
      .getAllByRole('listitem')
      .map((it) => it.querySelector('[aria-hidden]')?.textContent.trim() ?? '');
    expect(new Set(shown).size).toBe(5);
    for (const text of shown) expect(text).toMatch(/^[A-Z][a-z]{2,} [12]$/);
    unmount();
  }
});

test('who is wielded against reads of it among what concerns it', () => {
  const wielded = { seat: 'B', target: 'A', field: 'edict', action: 'plague' };
  const [line] = story([happened({ id: 1, encounter: 1, phase: 'planning' }, 'wielded', wielded)]);
  expect(line?.seats).toEqual(['B', 'A']);
});
