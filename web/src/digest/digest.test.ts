import { expect, test } from 'vitest';
import { happened } from '../fixtures/event';
import type { LogEvent } from '../protocol/types';
import { digestOf } from './digest';

const frame = (id: number) => ({ id, encounter: 3, phase: 'resolution' });
const log: LogEvent[] = [
  happened(frame(1), 'used', { seat: 'B', effect: 'human' }),
  happened(frame(2), 'aimed', { offense: 'B', target: 'C2' }),
  happened(frame(3), 'took', { to: 'B', from: 'A', count: 1, cards: [], cause: '' }),
  happened(frame(4), 'drew', { seat: 'C', count: 1, cards: [], cause: '' }),
  happened(frame(5), 'decided', {
    outcome: 'defense-wins',
    offense: 'B',
    defense: 'C',
    grounds: 'totals',
    offensive: 4,
    defensive: 9,
    upset: false,
    cause: '',
  }),
];

test('only what came after the last move is told: what decides, and what happened to the reader', () => {
  expect(digestOf(log, 1, ['A']).map(({ type }) => type)).toEqual(['took', 'decided']);
  expect(digestOf(log, 0, ['A']).map(({ type }) => type)).toEqual(['used', 'took', 'decided']);
  expect(digestOf(log, 0, ['B']).map(({ type }) => type)).toEqual(['took', 'decided']);
  expect(digestOf(log, 0, ['D']).map(({ type }) => type)).toEqual(['used', 'decided']);
});

test('it is short: the last few', () => {
  const many = Array.from({ length: 20 }, (_, i) => happened(frame(i), 'used', { seat: 'B', effect: 'human' }));
  expect(digestOf(many, -1, ['A']).map(({ id }) => id)).toEqual([14, 15, 16, 17, 18, 19]);
});

test('after the last event there is nothing to tell', () => {
  expect(digestOf(log, 5, ['A'])).toEqual([]);
});
