// Written by EventTypesTest from the sealed types of events; do not edit.
import type { SeatFact } from '../../protocol/events';

/** What happens in this variant alone. */
export interface HazardEvents {
  'hazard-drawn': {
    readonly offense: SeatFact;
    readonly hazard: string;
  };
  'hazard-discarded': {
    readonly hazard: string;
    readonly cause: string;
  };
  'hazard-held': {
    readonly seat: SeatFact;
    readonly hazard: string;
  };
  proposed: {
    readonly seat: SeatFact;
    readonly colonies: readonly string[];
  };
}

declare module '../../protocol/events' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Events extends HazardEvents {}
}

/** Which facts are seats. */
export const hazardSeats: { readonly [N in keyof HazardEvents]: readonly (keyof HazardEvents[N])[] } = {
  'hazard-drawn': ['offense'],
  'hazard-discarded': [],
  'hazard-held': ['seat'],
  proposed: ['seat'],
};
