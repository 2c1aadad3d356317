// Written by EventTypesTest from the sealed types of events; do not edit.
import type { SeatFact } from '../../protocol/events';

/** What happens in this variant alone. */
export interface LevelEvents {
  'level-advanced': {
    readonly seat: SeatFact;
    readonly field: string;
    readonly from: number;
    readonly to: number;
    readonly cause: 'turn' | 'wield' | 'deal';
  };
  'levels-stripped': {
    readonly by: SeatFact;
    readonly field: string;
    readonly seats: readonly SeatFact[];
  };
  wielded: {
    readonly seat: SeatFact;
    readonly target: SeatFact;
    readonly field: string;
    readonly action: string;
  };
  advocated: {
    readonly seat: SeatFact;
    readonly target: SeatFact;
    readonly field: string;
    readonly action: string;
  };
  're-wielded': {
    readonly seat: SeatFact;
    readonly target: SeatFact;
    readonly field: string;
    readonly action: string;
  };
  'action-blocked': {
    readonly seat: SeatFact;
    readonly by: SeatFact;
    readonly field: string;
    readonly action: string;
  };
}

declare module '../../protocol/events' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Events extends LevelEvents {}
}

/** Which facts are seats. */
export const levelSeats: { readonly [N in keyof LevelEvents]: readonly (keyof LevelEvents[N])[] } = {
  'level-advanced': ['seat'],
  'levels-stripped': ['by', 'seats'],
  wielded: ['seat', 'target'],
  advocated: ['seat', 'target'],
  're-wielded': ['seat', 'target'],
  'action-blocked': ['seat', 'by'],
};
