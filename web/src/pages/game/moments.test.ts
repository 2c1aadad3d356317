import { expect, test } from 'vitest';
import { happened } from '../../fixtures/event';
import type { Events } from '../../protocol/events';
import type { EventName, LogEvent } from '../../protocol/types';
import { moments } from './moments';

const event = <Name extends EventName>(id: number, type: Name, args: Partial<Events[Name]>): LogEvent =>
  happened({ id, encounter: 1, phase: 'resolution' }, type, args);

test('outcomes, colonies and the end are kept; what leads to them is not', () => {
  const kept = moments([
    event(1, 'aimed', { offense: 'A', target: 'C2' }),
    event(2, 'ships-moved', { owner: 'A', from: 'A1', to: 'gate', count: 2 }),
    event(3, 'revealed', { seat: 'A', card: 'attack-20' }),
    event(4, 'decided', {
      offense: 'A',
      defense: 'C',
      outcome: 'offense-wins',
      grounds: 'totals',
      offensive: 22,
      defensive: 9,
      upset: false,
      cause: '',
    }),
    event(5, 'ships-moved', { owner: 'A', from: 'gate', to: 'C2', count: 2 }),
    event(6, 'discarded', { seat: 'A', cards: ['attack-20'] }),
    event(7, 'game-won', { winners: ['A'], ending: 'colonies', cause: '' }),
  ]);
  expect(kept.map(({ id }) => id)).toEqual([4, 5, 7]);
});
