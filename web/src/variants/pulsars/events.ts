// Written by EventTypesTest from the sealed types of events; do not edit.
import type { SeatFact } from '../../protocol/events';

/** What happens in this variant alone. */
export interface PulsarEvents {
  'pulsar-in-force': {
    readonly seat: SeatFact;
    readonly effect: string;
  };
  'power-shielded': {
    readonly seat: SeatFact;
    readonly alien: string;
  };
  'pulsar-returned': {
    readonly seat: SeatFact;
    readonly card: string;
  };
}

declare module '../../protocol/events' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Events extends PulsarEvents {}
}

/** Which facts are seats. */
export const pulsarSeats: { readonly [N in keyof PulsarEvents]: readonly (keyof PulsarEvents[N])[] } = {
  'pulsar-in-force': ['seat'],
  'power-shielded': ['seat'],
  'pulsar-returned': ['seat'],
};
