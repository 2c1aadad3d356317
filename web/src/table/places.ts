import { besideKind, isBeside, planetOf } from '../board/model';
import type { SeatView, View } from '../protocol/types';

type Seen = Pick<View, 'seats' | 'systems' | 'warp'>;

/** Who stands at a place with how many ships; nothing for places that are not on the board. */
export function shipsAt(view: Seen, place: string): { seat: SeatView; count: number }[] {
  const planets = view.systems.flatMap((system) => system.planets);
  const planet = planets.find(({ id }) => id === planetOf(place));
  const holder = isBeside(place) ? shipBeside(planet, besideKind(place)) : null;
  const ships: Readonly<Record<string, number>> =
    place === 'warp' ? view.warp : isBeside(place) ? (holder ? { [holder]: 1 } : {}) : (planet?.ships ?? {});
  return view.seats.flatMap((seat) => {
    const count = ships[seat.seat] ?? 0;
    return count > 0 ? [{ seat, count }] : [];
  });
}

/** How many ships of a seat stand at a place. */
export function standingAt(view: Seen, seat: string, place: string): number {
  return shipsAt(view, place).find((one) => one.seat.seat === seat)?.count ?? 0;
}

// The view of a planet has what lies beside it under its kind.
function shipBeside(planet: object | undefined, kind: string): string | null {
  const beside = (planet as Record<string, { ship?: string | null } | undefined> | undefined)?.[kind];
  return beside?.ship ?? null;
}
