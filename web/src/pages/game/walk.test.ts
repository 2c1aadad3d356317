import { expect, test } from 'vitest';
import { replay } from '../../fixtures/replay';
import { Walk, type Unit } from './walk';

const walk = new Walk(replay.view, replay.beats);

function all(unit: Unit, way: 'on' | 'back'): number[] {
  const stops: number[] = [];
  let at = way === 'on' ? 0 : walk.end;
  const goal = way === 'on' ? walk.end : 0;
  while (at !== goal) stops.push((at = walk[way](unit, at)));
  return stops;
}

test('events are walked one by one; a beat that tells nothing is no stop', () => {
  expect(all('event', 'on')).toEqual([1, 2, 3, 5, 6, 7, 8]);
  expect(all('event', 'back')).toEqual([7, 6, 5, 3, 2, 1, 0]);
});

test('phases and encounters are walked by their beginnings', () => {
  expect(all('phase', 'on')).toEqual([1, 2, 5, 6, 7, 8]);
  expect(all('phase', 'back')).toEqual([7, 6, 5, 2, 1, 0]);
  expect(all('encounter', 'on')).toEqual([1, 6, 8]);
  expect(all('encounter', 'back')).toEqual([6, 1, 0]);
});

test('back goes first to the beginning of where one is', () => {
  expect(walk.back('phase', 4)).toBe(2);
  expect(walk.back('encounter', 7)).toBe(6);
});

test('a position is somewhere in the game, also after a beat that tells nothing', () => {
  expect(walk.spot(0)).toEqual({ encounter: 0, phase: 'setup' });
  expect(walk.spot(4)).toEqual({ encounter: 1, phase: 'launch' });
  expect(walk.encounter(2)).toBe(6);
});
