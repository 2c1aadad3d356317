import type { Beat, View } from '../../protocol/types';

/** What one goes forward and back by. */
export type Unit = 'event' | 'phase' | 'encounter';

/** Where in the game a position is. */
export interface Spot {
  readonly encounter: number;
  readonly phase: string;
}

/** The way through a game: at which positions an event, a phase or an encounter begins. */
export class Walk {
  private readonly spots: Spot[];
  private readonly stops: Readonly<Record<Unit, readonly number[]>>;

  constructor(start: View, beats: readonly Beat[]) {
    const first = start.log.at(-1);
    this.spots = [{ encounter: first?.encounter ?? 0, phase: first?.phase ?? 'setup' }];
    const stops: Record<Unit, number[]> = { event: [], phase: [], encounter: [] };
    beats.forEach((beat, at) => {
      const before = this.spot(at);
      const last = beat.events.at(-1);
      const spot = last ?? before;
      this.spots.push({ encounter: spot.encounter, phase: spot.phase });
      if (!last) return;
      stops.event.push(at + 1);
      const other = spot.encounter !== before.encounter;
      if (other) stops.encounter.push(at + 1);
      if (other || spot.phase !== before.phase) stops.phase.push(at + 1);
    });
    this.stops = stops;
  }

  /** The last position. */
  get end(): number {
    return this.spots.length - 1;
  }

  spot(position: number): Spot {
    return this.spots[position] ?? { encounter: 0, phase: 'setup' };
  }

  on(unit: Unit, position: number): number {
    return this.stops[unit].find((stop) => stop > position) ?? this.end;
  }

  /** First to the beginning of where one is, then to the one before. */
  back(unit: Unit, position: number): number {
    return this.stops[unit].findLast((stop) => stop < position) ?? 0;
  }

  /** Where an encounter begins. */
  encounter(number: number): number {
    const at = this.spots.findIndex((spot) => spot.encounter >= number);
    return at < 0 ? this.end : at;
  }
}
