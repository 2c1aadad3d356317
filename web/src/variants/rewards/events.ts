// Written by EventTypesTest from the sealed types of events; do not edit.
import type { SeatFact } from '../../protocol/events';

/** What happens in this variant alone. */
export interface RewardDeckEvents {
  'rewards-drawn': {
    readonly seat: SeatFact;
    readonly count: number;
    readonly cards: readonly string[];
    readonly cause: string;
  };
  'deck-opened': {
    readonly deck: string;
    readonly cause: string;
  };
}

declare module '../../protocol/events' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Events extends RewardDeckEvents {}
}

/** Which facts are seats. */
export const rewardDeckSeats: { readonly [N in keyof RewardDeckEvents]: readonly (keyof RewardDeckEvents[N])[] } = {
  'rewards-drawn': ['seat'],
  'deck-opened': [],
};
