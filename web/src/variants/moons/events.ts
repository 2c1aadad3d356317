// Written by EventTypesTest from the sealed types of events; do not edit.
import type { PlanetFact, SeatFact } from '../../protocol/events';

/** What happens in this variant alone. */
export interface MoonEvents {
  'moon-placed': {
    readonly seat: SeatFact;
    readonly planet: PlanetFact;
    readonly moon: string;
    readonly back: string;
  };
  'moon-occupied': {
    readonly seat: SeatFact;
    readonly planet: PlanetFact;
    readonly moon: string;
    readonly back: string;
  };
  'moon-shown': {
    readonly seat: SeatFact;
    readonly planet: PlanetFact;
    readonly moon: string;
  };
  'moon-turned-down': {
    readonly planet: PlanetFact;
    readonly moon: string;
    readonly cause: string;
  };
  'moon-removed': {
    readonly planet: PlanetFact;
    readonly moon: string;
    readonly cause: string;
  };
}

declare module '../../protocol/events' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Events extends MoonEvents {}
}

/** Which facts are seats. */
export const moonSeats: { readonly [N in keyof MoonEvents]: readonly (keyof MoonEvents[N])[] } = {
  'moon-placed': ['seat'],
  'moon-occupied': ['seat'],
  'moon-shown': ['seat'],
  'moon-turned-down': [],
  'moon-removed': [],
};
