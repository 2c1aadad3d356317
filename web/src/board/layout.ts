import type { Place, Seat } from './model';

/** The board's own units. */
export const box = { width: 1100, height: 660, x: 550, y: 330, warp: 84 } as const;

export interface Spot {
  x: number;
  y: number;
}

export interface PlanetSpot extends Spot {
  id: Place;
  r: number;
  /** Where its moon lies. */
  moon?: PlanetSpot | undefined;
}

/** What of a system decides where things lie. */
interface Ground {
  seat: Seat;
  planets: readonly { id: Place; moon?: { id: Place } | undefined }[];
}

export interface ChipSize {
  width: number;
  height: number;
}

export interface Tile extends Spot {
  seat: Seat;
  width: number;
  height: number;
  planets: PlanetSpot[];
  /** The chip of the owner of the system, and of guests. */
  chip: ChipSize;
  guest: ChipSize;
  /** Where guests' chips lie, measured from the planet's centre. */
  corners: readonly [Spot, Spot, Spot, Spot];
}

export interface Layout {
  tiles: Tile[];
  spots: ReadonlyMap<Place, PlanetSpot>;
}

interface Size {
  width: number;
  height: number;
  ry: number;
  r: number;
  /** Height of the lines above the planets. */
  head: number;
}

const few: Size = { width: 288, height: 190, ry: 224, r: 31, head: 54 };
const many: Size = { width: 232, height: 154, ry: 244, r: 25, head: 44 };
const rx = 390;

/** Places of all systems; the one at `front` lies at the bottom, the others follow clockwise. */
export function layout(systems: readonly Ground[], front = 0): Layout {
  const n = systems.length;
  const size = n <= 6 ? few : many;
  const tiles = systems.map((system, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * (i - front)) / n;
    return tile(system, { x: box.x + rx * Math.cos(angle), y: box.y + size.ry * Math.sin(angle) }, size);
  });
  const spots = tiles.flatMap(({ planets }) => planets.flatMap((spot) => (spot.moon ? [spot, spot.moon] : [spot])));
  return { tiles, spots: new Map(spots.map((spot) => [spot.id, spot])) };
}

/** One system alone, as phones show it. */
export function single(system: Ground): Tile {
  const size: Size = { width: 360, height: 232, ry: 0, r: 38, head: 62 };
  return tile(system, { x: size.width / 2, y: size.height / 2 }, size);
}

/** One system as a strip: its planets in a row. */
export function strip(system: Ground): Tile {
  const [width, height] = [360, 78];
  const count = system.planets.length;
  const r = Math.min(25, (width - 16) / count / 2 - 5);
  const chip = { width: Math.min(34, r * 1.5), height: Math.min(24, r * 1.1) };
  const guest = { width: chip.width * 0.8, height: chip.height * 0.86 };
  const step = (width - 12) / count;
  const [dx, dy] = [Math.min(r, step / 2 - guest.width / 2), r * 0.84];
  return {
    seat: system.seat,
    x: width / 2,
    y: height / 2,
    width,
    height,
    planets: system.planets.map(({ id, moon }, i) =>
      withMoon({ id, r, x: 6 + (i + 0.5) * step, y: height / 2 }, moon, step, guest),
    ),
    chip,
    guest,
    corners: [
      { x: dx, y: dy },
      { x: -dx, y: dy },
      { x: dx, y: -dy },
      { x: -dx, y: -dy },
    ],
  };
}

/** The moon lies right of its planet, between the places of guests, before the next planet or the edge. */
function withMoon(spot: PlanetSpot, moon: { id: Place } | undefined, column: number, guest: ChipSize): PlanetSpot {
  if (!moon) return spot;
  const dy = Math.min(spot.r * 0.72, spot.r + 4 - guest.height / 2 - 0.5);
  const r = Math.min(13, Math.max(6.5, dy - guest.height / 2), (column - spot.r * 2) * 0.42);
  return { ...spot, moon: { id: moon.id, r, x: spot.x + spot.r + r * 0.78, y: spot.y } };
}

function tile(system: Ground, centre: Spot, size: Size): Tile {
  const { width, height } = size;
  const count = system.planets.length;
  const crowded = count > 6;
  const scale = crowded ? 0.8 : 1;
  const r = size.r * scale;
  const column = crowded ? width * 0.235 : width * 0.32;
  const row = 2 * r + 8;
  const first = crowded ? 4 : 3;
  const rows = count > first ? 2 : 1;
  const middle = centre.y - height / 2 + size.head + (height - size.head - 4) / 2;
  const chip = { width: (size.r === 25 ? 30 : 36) * scale, height: (size.r === 25 ? 22 : 26) * scale };
  const guest = { width: chip.width * 0.86, height: chip.height * 0.9 };
  const planets = system.planets.map(({ id, moon }, i): PlanetSpot => {
    const line = i < first ? 0 : 1;
    const inLine = line === 0 ? Math.min(count, first) : count - first;
    const place = line === 0 ? i : i - first;
    const spot = {
      id,
      r,
      x: centre.x + (place - (inLine - 1) / 2) * column,
      y: middle + (line - (rows - 1) / 2) * row,
    };
    return withMoon(spot, moon, column, guest);
  });
  const dx = Math.min(r * 0.98, column / 2 - guest.width / 2 - 0.5);
  const dy = Math.min(r * 0.72, row / 2 - guest.height / 2 - 0.5);
  return {
    seat: system.seat,
    ...centre,
    width,
    height,
    planets,
    chip,
    guest,
    corners: [
      { x: dx, y: dy },
      { x: -dx, y: dy },
      { x: dx, y: -dy },
      { x: -dx, y: -dy },
    ],
  };
}

/** The cone of the gate: from the rim of the warp to the rim of the planet that it points at. */
export function cone(spot: PlanetSpot): { from: Spot; to: Spot } {
  const length = Math.hypot(spot.x - box.x, spot.y - box.y);
  const [dx, dy] = [(spot.x - box.x) / length, (spot.y - box.y) / length];
  const start = box.warp - 4;
  const end = Math.max(start + 8, length - spot.r - 5);
  return { from: { x: box.x + dx * start, y: box.y + dy * start }, to: { x: box.x + dx * end, y: box.y + dy * end } };
}

/** Where `count` chips stand on the cone: a row across it. */
export function onCone({ from, to }: { from: Spot; to: Spot }, count: number, chip: ChipSize): Spot[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.max(0.28, Math.min(0.5, (chip.height * 0.5 + 8) / length));
  const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
  // Across the cone, but straight: chips in a slanted row are hard to read.
  const upright = Math.abs(to.y - from.y) > Math.abs(to.x - from.x) * 0.8;
  const step = upright ? chip.width + 5 : chip.height + 5;
  const all = upright ? 4 : 5;
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / all);
    const inLine = Math.min(all, count - line * all);
    const off = ((i % all) - (inLine - 1) / 2) * step;
    const back = line * (upright ? chip.height + 5 : chip.width + 5);
    return upright
      ? { x: x + off, y: y + Math.sign(to.y - from.y) * back }
      : { x: x + Math.sign(to.x - from.x) * back, y: y + off };
  });
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  /** It must not be covered: chips, more than the planets below them. */
  hard?: boolean;
}

function overlap(a: Area, b: Area): number {
  const w = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const h = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Things that must find a place around a planet. */
interface Wish {
  count: number;
  size: ChipSize;
  /** The side that is best, as an angle in radians. */
  towards: number;
}

/** Places around a planet that cover as little as possible of what is `taken`, and never lie outside the board. */
function around(target: PlanetSpot, { count, size, towards }: Wish, taken: readonly Area[]): Spot[] {
  const chosen: Spot[] = [];
  for (let i = 0; i < count; i++) {
    let best: Spot = target;
    let least = Infinity;
    for (let step = 0; step < 24; step++) {
      const turn = ((step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * Math.PI) / 12;
      for (const gap of [0.62, 1.1, 1.6, 2.4]) {
        const spot = {
          x: target.x + Math.cos(towards + turn) * (target.r + size.width * gap * 0.8),
          y: target.y + Math.sin(towards + turn) * (target.r + size.height * gap),
        };
        const area = { ...spot, ...size };
        const outside =
          spot.x - size.width / 2 < 2 ||
          spot.x + size.width / 2 > box.width - 2 ||
          spot.y - size.height / 2 < 2 ||
          spot.y + size.height / 2 > box.height - 2;
        const covered = [...taken, ...chosen.map((other) => ({ ...other, ...size, hard: true }))].reduce(
          (sum, other) => sum + overlap(area, other) * (other.hard ? 50 : 1),
          0,
        );
        const cost = covered + Math.abs(turn) * 12 + gap * 40 + (outside ? 1e6 : 0);
        if (cost < least) {
          least = cost;
          best = spot;
        }
      }
    }
    chosen.push(best);
  }
  return chosen;
}

export const shield: ChipSize = { width: 54, height: 32 };

/**
 * What stands around the planet that the gate points at: the word "target" (`word` is its size), and the chips of the
 * defense's allies, on the side away from the gate if there is room. `guests` is how many chips lie at its corners,
 * `besides` what else must not be covered.
 */
export function atTarget(
  tile: Tile,
  target: PlanetSpot,
  { allies, guests, word }: { allies: number; guests: number; word: ChipSize },
  besides: readonly Area[] = [],
): { word: Spot; shields: Spot[] } {
  const taken: Area[] = [
    ...besides,
    ...tile.planets
      .filter((spot) => spot.id !== target.id)
      .map((spot) => ({ x: spot.x, y: spot.y, width: spot.r * 1.7, height: spot.r * 1.7 })),
    ...tile.planets
      .filter((spot) => spot.id !== target.id)
      .map((spot) => ({ x: spot.x, y: spot.y, ...tile.chip, hard: true })),
    { x: target.x, y: target.y, ...tile.chip, hard: true },
    { x: target.x, y: target.y, width: target.r * 1.9, height: target.r * 1.9 },
    ...tile.corners
      .slice(0, guests)
      .map((corner) => ({ x: target.x + corner.x, y: target.y + corner.y, ...tile.guest, hard: true })),
    // The line with the name.
    { x: tile.x, y: tile.y - tile.height / 2 + 16, width: tile.width, height: 32 },
    ...tile.planets.flatMap(({ moon }) =>
      moon ? [{ x: moon.x, y: moon.y, width: moon.r * 2, height: moon.r * 2, hard: true }] : [],
    ),
  ];
  const away = Math.atan2(target.y - box.y, target.x - box.x);
  const shields = around(target, { count: allies, size: shield, towards: away }, taken);
  const gate = { x: target.x - Math.cos(away) * target.r * 1.8, y: target.y - Math.sin(away) * target.r * 1.8 };
  const [spot = target] = around(target, { count: 1, size: word, towards: -Math.PI / 2 }, [
    ...taken,
    ...shields.map((chip) => ({ ...chip, ...shield, hard: true })),
    { ...gate, width: 40, height: 40 },
  ]);
  return { word: spot, shields };
}

/** Where the warp's chips lie: rows of three, in the order of the seats. */
export function inWarp(count: number, chip: ChipSize): Spot[] {
  const wide = count <= 2 ? count : count === 4 ? 2 : 3;
  const rows = Math.ceil(count / Math.max(1, wide));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / wide);
    const inRow = Math.min(wide, count - row * wide);
    return {
      x: box.x + ((i % wide) - (inRow - 1) / 2) * (chip.width + 7),
      y: box.y + 12 + (row - (rows - 1) / 2) * (chip.height + 6),
    };
  });
}
