import { atTarget, box, cone, fleet, inWarp, onCone, onTheWay, shield, type Layout, type Spot } from './layout';
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
  /** The place that they come to. */
  goal: Place;
  from: Spot;
  to: Spot;
}

const placeOf = ({ x, y }: Spot): Spot => ({ x, y });

/** Ships on the gate and beside the target, with their places; the same for drawing them and for flights. */
export function encounterSpots(model: BoardModel, places: Layout) {
  const { encounter } = model;
  const { spots, frame } = places;
  const target = encounter?.target ? spots.get(encounter.target) : undefined;
  if (!encounter || !target) return { cone: null, turn: 0, gate: [], shield: [], other: null };
  const way = cone(target, frame);
  const on = onCone(
    way,
    encounter.gate.length,
    frame,
    places.tiles.flatMap(({ planets }) => planets),
  );
  const gate = encounter.gate.map((group, i) => ({ ...group, ...(on[i] ?? way.from) }));
  const flying = gate.map(({ x, y }) => ({ x, y, ...fleet, hard: true }));
  const around = atTarget(places, target, encounter.shield.length, [...flying, ...onTheWay(way)]);
  const second = encounter.other ? spots.get(encounter.other) : undefined;
  const waiting = encounter.waiting ?? [];
  const beyond =
    second &&
    atTarget(places, second, waiting.length, [
      ...flying,
      ...around.map((spot) => ({ ...spot, ...shield, hard: true })),
    ]);
  return {
    cone: way,
    /** Where noses point, in degrees clockwise from up. */
    turn: (Math.atan2(way.to.y - way.from.y, way.to.x - way.from.x) * 180) / Math.PI + 90,
    gate,
    shield: encounter.shield.map((group, i) => ({ ...group, ...placeOf(around[i] ?? target), at: target })),
    other: second &&
      beyond && {
        cone: cone(second, frame),
        shield: waiting.map((group, i) => ({ ...group, ...placeOf(beyond[i] ?? second), at: second })),
      },
  };
}

export function whereabouts(model: BoardModel, places: Layout): Whereabouts {
  const all: Whereabouts = new Map(model.seats.map(({ seat }) => [seat, new Map<Place, Group>()]));
  const put = (seat: Seat, place: Place, count: number, { x, y }: Spot) => {
    if (count > 0) all.get(seat)?.set(place, { count, x, y });
  };
  for (const { planets } of model.systems) {
    for (const { id, ships, beside } of planets) {
      const spot = places.spots.get(id);
      if (spot) for (const [seat, count] of Object.entries(ships)) put(seat, id, count, spot);
      if (spot?.beside && beside?.ship) put(beside.ship, beside.id, 1, spot.beside);
    }
  }
  const inside = model.seats.filter(({ seat }) => (model.warp[seat] ?? 0) > 0);
  const spots = inWarp(inside.length, places.frame);
  inside.forEach(({ seat }, i) => {
    put(seat, 'warp', model.warp[seat] ?? 0, spots[i] ?? box);
  });
  const { gate, shield: shields, other } = encounterSpots(model, places);
  for (const group of gate) put(group.seat, 'gate', group.ships, group);
  for (const group of shields) put(group.seat, 'shield', group.ships, group);
  for (const group of other?.shield ?? []) put(group.seat, 'second', group.ships, group);
  return all;
}

/** What must have flown where, if counts changed from `before` to `now`. Ships that come or go otherwise don't fly. */
export function flights(before: Whereabouts, now: Whereabouts): Flight[] {
  const flown: Flight[] = [];
  for (const [seat, was] of before) {
    const is = now.get(seat) ?? new Map<Place, Group>();
    const left: (Group & { place: Place })[] = [];
    const come: (Group & { place: Place })[] = [];
    for (const place of new Set([...was.keys(), ...is.keys()])) {
      const more = (is.get(place)?.count ?? 0) - (was.get(place)?.count ?? 0);
      const spot = is.get(place) ?? was.get(place);
      if (!spot || more === 0) continue;
      (more < 0 ? left : come).push({ x: spot.x, y: spot.y, count: Math.abs(more), place });
    }
    for (const from of left) {
      for (const to of come) {
        const count = Math.min(from.count, to.count);
        if (count === 0) continue;
        flown.push({ seat, count, goal: to.place, from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } });
        from.count -= count;
        to.count -= count;
      }
    }
  }
  return flown;
}

/** The model with those ships taken away that are still on their way: they count where they arrive, not before. */
export function without(model: BoardModel, flying: readonly Pick<Flight, 'seat' | 'goal' | 'count'>[]): BoardModel {
  if (flying.length === 0) return model;
  const less = (place: Place, seat: Seat, count: number) =>
    Math.max(
      0,
      count - flying.filter((one) => one.goal === place && one.seat === seat).reduce((sum, one) => sum + one.count, 0),
    );
  const thin = (place: Place, ships: Readonly<Record<Seat, number>>) =>
    Object.fromEntries(Object.entries(ships).map(([seat, count]) => [seat, less(place, seat, count)]));
  const groups = (place: Place, all: readonly { seat: Seat; ships: number }[]) =>
    all.map((group) => ({ ...group, ships: less(place, group.seat, group.ships) })).filter(({ ships }) => ships > 0);
  return {
    ...model,
    systems: model.systems.map((system) => ({
      ...system,
      planets: system.planets.map((planet) =>
        flying.some(({ goal }) => goal === planet.id) ? { ...planet, ships: thin(planet.id, planet.ships) } : planet,
      ),
    })),
    warp: thin('warp', model.warp),
    encounter: model.encounter && {
      ...model.encounter,
      gate: groups('gate', model.encounter.gate),
      shield: groups('shield', model.encounter.shield),
    },
  };
}
