import { list, t, type Key } from '../words/words.svelte';
import {
  besideKind,
  shipsOn,
  type BoardBeside,
  type BoardEncounter,
  type BoardModel,
  type BoardPlanet,
  type BoardSeat,
  type BoardSystem,
  type Picking,
  type Seat,
} from './model';

function nameOf(model: BoardModel, seat: Seat): string {
  return model.seats.find((one) => one.seat === seat)?.name ?? seat;
}

function ships(model: BoardModel, parts: readonly { seat: Seat; ships: number }[]): string {
  return list(parts.map(({ seat, ships: count }) => t('board.ships', { name: nameOf(model, seat), count })));
}

/** What the planet of a second battle is called that is not being fought for: its battle comes, or is over. */
export function otherWord({ target, other }: BoardEncounter): string {
  return t((other ?? '') > (target ?? '') ? 'board.next' : 'board.fought');
}

/** What a planet is called for those who hear it: "C4, Cy's planet 4, target, Cy 4 ships, Ana 2 ships, selectable". */
export function planetLabel(model: BoardModel, home: BoardSeat, planet: BoardPlanet, picking: Picking | null): string {
  const row = model.systems.find(({ seat }) => seat === home.seat)?.planets ?? [];
  const number = 1 + row.findIndex(({ id }) => id === planet.id);
  const parts = [
    home.mine
      ? t('board.planet.mine', { planet: planet.id, number })
      : t('board.planet', { planet: planet.id, name: home.name, number }),
  ];
  if (model.encounter?.target === planet.id) parts.push(t('board.target'));
  if (model.encounter?.other === planet.id) parts.push(otherWord(model.encounter));
  if (!planet.alive) parts.push(t('board.destroyed'));
  const on = shipsOn(planet, home.seat, model.seats);
  if (on.length > 0) {
    for (const { seat, count } of on) parts.push(t('board.ships', { name: seat.name, count }));
  } else if (planet.alive) parts.push(t('board.empty'));
  for (const token of planet.tokens ?? []) parts.push(token.label);
  if (planet.beside) parts.push(ofKind(planet.beside, 'beside', besideLabel(model, planet.beside)));
  if (model.encounter?.target === planet.id && model.encounter.shield.length > 0) {
    parts.push(t('board.shield', { ships: ships(model, model.encounter.shield) }));
  }
  if (model.encounter?.other === planet.id && (model.encounter.waiting ?? []).length > 0) {
    parts.push(t('board.waiting', { ships: ships(model, model.encounter.waiting ?? []) }));
  }
  parts.push(...pickingLabel(planet.id, picking));
  return parts.join(', ');
}

/** Words for a place beside a planet, which has its own for its kind: `board.kind.beside` with the argument `kind`. */
export function ofKind({ id }: BoardBeside, what: string, label = '', more: Readonly<Record<string, string>> = {}) {
  const kind = besideKind(id);
  return t(`board.${kind}.${what}` as Key, { [kind]: label, ...more });
}

/** What a place beside a planet is called for those who hear it: its name, where it is, who is there. */
export function besideCell(
  model: BoardModel,
  planet: BoardPlanet,
  beside: BoardBeside,
  picking: Picking | null,
): string {
  const parts = [beside.label, t(`place.${besideKind(beside.id)}` as Key, { planet: planet.id })];
  parts.push(beside.ship ? t('board.ships', { name: nameOf(model, beside.ship), count: 1 }) : t('board.empty'));
  return [...parts, ...pickingLabel(beside.id, picking)].join(', ');
}

/** What lies beside a planet, and whose ship is there. */
export function besideLabel(model: BoardModel, beside: BoardBeside): string {
  return beside.ship ? ofKind(beside, 'ship', beside.label, { name: nameOf(model, beside.ship) }) : beside.label;
}

export function pickingLabel(place: string, picking: Picking | null): string[] {
  if (!picking) return [];
  const parts = [];
  const chosen = picking.selected[place] ?? 0;
  if (chosen > 0) parts.push(picking.sign === null ? t('board.chosen.place') : t('board.chosen', { count: chosen }));
  parts.push(t(picking.selectable.has(place) ? 'board.selectable' : 'board.unselectable'));
  const warning = picking.warnings?.[place];
  if (warning) parts.push(warning);
  return parts;
}

export function systemLabel(seat: BoardSeat, system: BoardSystem): string {
  const parts = [
    t('board.system', {
      name: seat.name,
      alien: seat.alien ? `${seat.alien}, ` : '',
      colonies: seat.colonies,
      goal: seat.goal,
    }),
  ];
  if (seat.role) parts.push(t(`board.role.${seat.role}`));
  parts.push(...(system.ring ?? []).map(({ label }) => label));
  parts.push(...(seat.notes ?? []), ...(system.pieces ?? []).map((piece) => piece.label));
  return parts.join(', ');
}

export function warpLabel(model: BoardModel, picking: Picking | null): string {
  const inside = model.seats.map(({ seat }) => ({ seat, ships: model.warp[seat] ?? 0 })).filter((one) => one.ships > 0);
  const parts = [t('board.warp')];
  parts.push(inside.length > 0 ? ships(model, inside) : t('board.empty'));
  if (model.encounter && model.encounter.gate.length > 0) {
    parts.push(t('board.gate', { ships: ships(model, model.encounter.gate) }));
  }
  if (picking?.selectable.has('warp')) parts.push(...pickingLabel('warp', picking));
  return parts.join(', ');
}
