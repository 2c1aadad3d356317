// Written by EventTypesTest from the sealed types of events; do not edit.
import type { SeatFact } from '../../protocol/events';

/** What happens in this variant alone. */
export interface TechEvents {
  'techs-laid-out': {
    readonly techs: readonly string[];
  };
  'tech-kept': {
    readonly seat: SeatFact;
    readonly tech: string;
  };
  researched: {
    readonly seat: SeatFact;
    readonly tech: string;
    readonly slot: number;
    readonly ships: number;
  };
  'tech-completed': {
    readonly seat: SeatFact;
    readonly tech: string;
  };
  'tech-discarded': {
    readonly seat: SeatFact;
    readonly tech: string;
    readonly cause: string;
  };
  'tech-reset': {
    readonly seat: SeatFact;
    readonly tech: string;
    readonly cause: string;
  };
  'tech-copied': {
    readonly seat: SeatFact;
    readonly card: string;
    readonly tech: string;
  };
  'tech-given': {
    readonly from: SeatFact;
    readonly to: SeatFact;
    readonly tech: string;
    readonly faceUp: boolean;
  };
}

declare module '../../protocol/events' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Events extends TechEvents {}
}

/** Which facts are seats. */
export const techSeats: { readonly [N in keyof TechEvents]: readonly (keyof TechEvents[N])[] } = {
  'techs-laid-out': [],
  'tech-kept': ['seat'],
  researched: ['seat'],
  'tech-completed': ['seat'],
  'tech-discarded': ['seat'],
  'tech-reset': ['seat'],
  'tech-copied': ['seat'],
  'tech-given': ['from', 'to'],
};
