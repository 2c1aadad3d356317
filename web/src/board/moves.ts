import { atTarget, cone, inWarp, onCone, shield, type Layout, type Spot } from './layout';
import type { BoardModel, Place, Seat } from './model';

interface Group extends Spot {
  count: number;
}

/** Where each seat's ships are, by seat and place. */
export type Whereabouts = Map<Seat, Map<Place, Group>>;

/** Ships that are drawn on their way from one place to another. */
export interface Flight {
  seat: Seat;
  count: number;
  from: Spot;
  to: Spot;
}

/**
 * Chips on the gate and beside the target, with their places; the same for drawing them and for flights. `small` is the
 * size of the smallest letters.
 */
export function encounterSpots(model: BoardModel, { tiles, spots }: Layout, small = 15.6) {
  const { encounter } = model;
  const target = encounter?.target ? spots.get(encounter.target) : undefined;
  const tile = target && tiles.find(({ planets }) => planets.includes(target));
  if (!encounter || !target || !tile) return { cone: null, gate: [], shield: [], word: null, other: null };
  const way = cone(target);
  const on = onCone(way, encounter.gate.length, tile.chip);
  const guestsOn = (id: Place) => {
    const planet = model.systems.flatMap((system) => system.planets).find((one) => one.id === id);
    return Object.keys(planet?.ships ?? {}).filter((seat) => seat !== tile.seat).length;
  };
  const word = { width: small * 4.8, height: small * 1.44 };
  const around = atTarget(tile, target, { allies: encounter.shield.length, guests: guestsOn(target.id), word });
  const second = encounter.other ? tile.planets.find(({ id }) => id === encounter.other) : undefined;
  const waiting = encounter.waiting ?? [];
  // The planet that is not being fought for is its neighbour: what stands there keeps off what stands here.
  const beyond =
    second &&
    atTarget(tile, second, { allies: waiting.length, guests: guestsOn(second.id), word }, [
      { x: target.x, y: target.y, ...tile.chip, hard: true },
      { ...around.word, ...word, hard: true },
      ...around.shields.map((spot) => ({ ...spot, ...shield, hard: true })),
      ...on.map((spot) => ({ ...spot, ...tile.chip, hard: true })),
    ]);
  return {
    cone: way,
    gate: encounter.gate.map((group, i) => ({ ...group, ...(on[i] ?? way.from) })),
    shield: encounter.shield.map((group, i) => ({ ...group, ...(around.shields[i] ?? target) })),
    word: { ...around.word, ...word },
    other: second &&
      beyond && {
        cone: cone(second),
        word: { ...beyond.word, ...word },
        shield: waiting.map((group, i) => ({ ...group, ...(beyond.shields[i] ?? second) })),
      },
  };
}

export function whereabouts(model: BoardModel, places: Layout): Whereabouts {
  const all: Whereabouts = new Map(model.seats.map(({ seat }) => [seat, new Map<Place, Group>()]));
  const put = (seat: Seat, place: Place, count: number, { x, y }: Spot) => {
    if (count > 0) all.get(seat)?.set(place, { count, x, y });
  };
  for (const { planets } of model.systems) {
    for (const { id, ships, moon } of planets) {
      const spot = places.spots.get(id);
      if (spot) for (const [seat, count] of Object.entries(ships)) put(seat, id, count, spot);
      if (spot?.moon && moon?.ship) put(moon.ship, moon.id, 1, spot.moon);
    }
  }
  const inside = model.seats.filter(({ seat }) => (model.warp[seat] ?? 0) > 0);
  const spots = inWarp(inside.length, { width: 36, height: 26 });
  inside.forEach(({ seat }, i) => {
    put(seat, 'warp', model.warp[seat] ?? 0, spots[i] ?? { x: 0, y: 0 });
  });
  const { gate, shield, other } = encounterSpots(model, places);
  for (const group of gate) put(group.seat, 'gate', group.ships, group);
  for (const group of shield) put(group.seat, 'shield', group.ships, group);
  for (const group of other?.shield ?? []) put(group.seat, 'second', group.ships, group);
  return all;
}

/** What must have flown where, if counts changed from `before` to `now`. Ships that come or go otherwise don't fly. */
export function flights(before: Whereabouts, now: Whereabouts): Flight[] {
  const flown: Flight[] = [];
  for (const [seat, was] of before) {
    const is = now.get(seat) ?? new Map<Place, Group>();
    const left: Group[] = [];
    const come: Group[] = [];
    for (const place of new Set([...was.keys(), ...is.keys()])) {
      const more = (is.get(place)?.count ?? 0) - (was.get(place)?.count ?? 0);
      const spot = is.get(place) ?? was.get(place);
      if (!spot || more === 0) continue;
      (more < 0 ? left : come).push({ x: spot.x, y: spot.y, count: Math.abs(more) });
    }
    for (const from of left) {
      for (const to of come) {
        const count = Math.min(from.count, to.count);
        if (count === 0) continue;
        flown.push({ seat, count, from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } });
        from.count -= count;
        to.count -= count;
      }
    }
  }
  return flown;
}
