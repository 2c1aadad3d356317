import { expect, test } from 'vitest';
import { happened } from '../../fixtures/event';
import type { Events } from '../../protocol/events';
import type { EventName, LogEvent } from '../../protocol/types';
import { addressOf, eventAt } from './address';
import { chosen, earlier, later, page, rows, span, turns } from './rows';
import { story } from './story';

let id = 0;
const event = <Name extends EventName>(
  encounter: number,
  phase: string,
  type: Name,
  args: Partial<Events[Name]> = {},
): LogEvent => happened({ id: ++id, encounter, phase }, type, args);

const log = [
  event(0, 'setup', 'alien-changed', { seat: 'A', alien: 'zombie', gained: true }),
  event(1, 'start-turn', 'turn-began', { seat: 'A' }),
  event(1, 'start-turn', 'encounter-began', { offense: 'A', number: 1 }),
  event(1, 'destiny', 'phase-began', { phase: 'destiny' }),
  event(1, 'destiny', 'destiny-drawn', { offense: 'A', card: 'B' }),
  event(1, 'launch', 'aimed', { offense: 'A', target: 'B2' }),
  event(1, 'launch', 'ships-moved', { owner: 'A', from: 'A1', to: 'gate', count: 2 }),
  event(1, 'planning', 'selected', { seat: 'B', card: '' }),
  event(2, 'regroup', 'encounter-began', { offense: 'A', number: 2 }),
  event(2, 'regroup', 'tech-completed', { seat: 'C', tech: 'xenon-lasers' }),
];
const lines = story(log);

test('lines stand under their encounter and phase', () => {
  const shape = rows(lines, turns(log)).map((row) =>
    row.kind === 'encounter'
      ? `#${row.encounter} ${row.turn?.seat ?? '-'}${row.turn?.number ?? ''}`
      : row.kind === 'phase'
        ? row.phase
        : row.line.type,
  );
  expect(shape).toEqual([
    '#0 -',
    'setup',
    'alien-changed',
    '#1 A1',
    'destiny',
    'destiny-drawn',
    'launch',
    'aimed',
    'ships-moved',
    'planning',
    'selected',
    '#2 A2',
    'regroup',
    'encounter-began',
    'tech-completed',
  ]);
});

test('filters leave what they name, a search what it finds', () => {
  const types = (...args: Parameters<typeof chosen>) => chosen(...args).map((line) => line.type);
  const said = (line: (typeof lines)[number]) => line.type;
  expect(types(lines, 'cards', [], '', said)).toEqual(['alien-changed', 'selected'].slice(1));
  expect(types(lines, 'tech', [], '', said)).toEqual(['tech-completed']);
  expect(types(lines, 'mine', ['C'], '', said)).toEqual(['tech-completed']);
  expect(types(lines, 'all', [], 'AIM', said)).toEqual(['aimed']);
  expect(chosen(lines, 'all', [], '', said)).toBe(lines);
});

test('never more than a page of rows, wherever one reads', () => {
  expect(span(1000, null)).toEqual({ start: 700, end: 1000 });
  const up = earlier(span(1000, null));
  expect(span(1000, up)).toEqual({ start: 850 - page, end: 850 });
  expect(later(span(1000, up), 1000)).toBeNull();
  expect(span(20, earlier(span(20, null)))).toEqual({ start: 0, end: 20 });
});

test('a line has an address that leads back to it', () => {
  expect(addressOf(7, log)).toBe('E1.launch.2');
  expect(eventAt('E1.launch.2', log)?.id).toBe(7);
  expect(addressOf(1, log)).toBe('1');
  expect(eventAt('1', log)?.id).toBe(1);
  expect(eventAt('E9.launch.1', log)).toBeNull();
});
