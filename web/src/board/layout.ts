import { standing } from './standing';
import { isAdrift, type BoardToken, type Place, type Seat } from './model';

/** The board's own units, its middle, and how large the warp is. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly warp: number;
}

export const box: Frame = { width: 1064, height: 640, x: 532, y: 320, warp: 68 };
/** Where there is less room, so that letters and planets stay large enough. */
export const compact: Frame = { width: 700, height: 560, x: 350, y: 280, warp: 56 };

export interface Spot {
  x: number;
  y: number;
}

export interface PlanetSpot extends Spot {
  id: Place;
  r: number;
  /** Where its name stands: below it, or beside it where other planets lie above and below. */
  name?: 'left' | 'right' | undefined;
  /** How far the next planet of its system is away, which is the room that its ships have. */
  room?: number | undefined;
  /** Where the place beside it lies. */
  beside?: PlanetSpot | undefined;
  /** Where marks lie on it, if not above its middle. */
  mark?: Spot | undefined;
  /** It lies in the warp, though it belongs where this is, if that is shown. */
  away?: { readonly home: (Spot & { r: number }) | null } | undefined;
}

/** What of a system decides where things lie. */
interface Ground {
  seat: Seat;
  planets: readonly { id: Place; beside?: { id: Place } | undefined; tokens?: readonly BoardToken[] }[];
}

export interface ChipSize {
  width: number;
  height: number;
}

/** A home system: its alien at the edge of the board, before it its planets, all facing the gate. */
export interface Tile extends Spot {
  seat: Seat;
  width: number;
  height: number;
  planets: PlanetSpot[];
  /** Where its alien sits. */
  face: Spot & { r: number };
  /** The line that its planets lie on. */
  orbit: readonly Spot[];
  /** On which side of the board it lies, seen from the middle. */
  side: 'left' | 'right' | 'top' | 'bottom';
  /** A number in front of ships. */
  chip: ChipSize;
}

export interface Layout {
  frame: Frame;
  tiles: Tile[];
  spots: ReadonlyMap<Place, PlanetSpot>;
}

type Side = Tile['side'];

/** Where systems lie, the front one first and then clockwise: a side, and which row of how many on it. */
const seatings: Readonly<Record<number, readonly (readonly [Side, row: number, rows: number])[]>> = {
  1: [['bottom', 0, 1]],
  2: [
    ['bottom', 0, 1],
    ['top', 0, 1],
  ],
  3: [
    ['bottom', 0, 1],
    ['left', 0, 1],
    ['right', 0, 1],
  ],
  4: [
    ['bottom', 0, 1],
    ['left', 0, 1],
    ['top', 0, 1],
    ['right', 0, 1],
  ],
  5: [
    ['bottom', 0, 1],
    ['left', 1, 2],
    ['left', 0, 2],
    ['right', 0, 2],
    ['right', 1, 2],
  ],
  6: [
    ['bottom', 0, 1],
    ['left', 1, 2],
    ['left', 0, 2],
    ['top', 0, 1],
    ['right', 0, 2],
    ['right', 1, 2],
  ],
  7: [
    ['bottom', 0, 1],
    ['left', 2, 3],
    ['left', 1, 3],
    ['left', 0, 3],
    ['right', 0, 3],
    ['right', 1, 3],
    ['right', 2, 3],
  ],
  8: [
    ['bottom', 0, 1],
    ['left', 2, 3],
    ['left', 1, 3],
    ['left', 0, 3],
    ['top', 0, 1],
    ['right', 0, 3],
    ['right', 1, 3],
    ['right', 2, 3],
  ],
};

/** Places of all systems; the one at `front` lies at the bottom, the others follow clockwise. */
export function layout(systems: readonly Ground[], front = 0, frame: Frame = box): Layout {
  const n = systems.length;
  const seating = seatings[Math.min(8, Math.max(1, n))] ?? [];
  const tiles = systems.map((system, i) => {
    const at = (i - front + n) % n;
    const [side, row, rows] = seating[at] ?? (['bottom', 0, 1] as const);
    return tile(system, side, row, rows, at / n, Math.max(2, n), frame);
  });
  apartNames(tiles);
  atWarp(systems, tiles, frame);
  marked(systems, tiles, frame);
  const spots = tiles.flatMap(({ planets }) => planets.flatMap((spot) => (spot.beside ? [spot, spot.beside] : [spot])));
  return { frame, tiles, spots: new Map(spots.map((spot) => [spot.id, spot])) };
}

/** A place on the ring, and how far along it lies. */
interface Ringed extends Spot {
  at: number;
}

/**
 * All planets lie on one ring around the gate, systems beside each other: so the gate reaches each of them without
 * crossing another. It is round where the board is short and straight where it is long, and begins at the bottom.
 */
function ringOf(a: number, b: number): { points: Ringed[]; whole: number } {
  const power = 2.6;
  const steps = 720;
  const points: Ringed[] = [];
  let whole = 0;
  for (let i = 0; i <= steps; i++) {
    // Clockwise on the screen, whose y grows downwards.
    const angle = ((90 + (360 * i) / steps) * Math.PI) / 180;
    const far = ((Math.abs(Math.cos(angle)) / a) ** power + (Math.abs(Math.sin(angle)) / b) ** power) ** (-1 / power);
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    const before = points.at(-1);
    if (before) whole += Math.hypot(x - before.x, y - before.y);
    points.push({ x, y, at: whole });
  }
  return { points, whole };
}

/** The place so far along the ring, which has no end. */
function onRing({ points, whole }: ReturnType<typeof ringOf>, along: number): Spot {
  const at = ((along % whole) + whole) % whole;
  const next = Math.max(
    1,
    points.findIndex((point) => point.at >= at),
  );
  const [from, to] = [points[next - 1], points[next]];
  if (!from || !to) return { x: 0, y: 0 };
  const share = to.at === from.at ? 0 : (at - from.at) / (to.at - from.at);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** How far planets of one system may lie from each other; in systems of few seats they would be lost otherwise. */
const farthest = { roomy: 122, narrow: 84 } as const;

function tile(system: Ground, side: Side, row: number, rows: number, at: number, seats: number, frame: Frame): Tile {
  const { width: W, height: H } = frame;
  const roomy = W > 900;
  const few = seats <= 4;
  const faceR = few ? (roomy ? 48 : 34) : seats <= 6 ? (roomy ? 38 : 28) : roomy ? 31 : 21;
  const base = few ? (roomy ? 36 : 27) : seats <= 6 ? (roomy ? 27 : 20) : roomy ? 20 : 15;
  const edge = roomy ? 14 : 9;
  const flat = side === 'top' || side === 'bottom';
  const face: Spot = flat
    ? // Below, the names of planets reach to the portrait: it stands as low as the board lets it.
      { x: frame.x, y: side === 'top' ? faceR + edge : H - faceR - (roomy ? 8 : edge) }
    : {
        x: side === 'left' ? faceR + edge : W - faceR - edge,
        y: rows === 1 ? frame.y - 14 : (H / rows) * (row + 0.46),
      };
  const ring = ringOf(
    W / 2 - 2 * faceR - edge - base - (few ? (roomy ? 38 : 36) : roomy ? 28 : 22),
    H / 2 - 2 * faceR - edge - base - 20,
  );
  const count = system.planets.length;
  // Between two systems there is a little more room than between two planets.
  const step = Math.min(ring.whole / seats / (count + 0.3), roomy ? farthest.roomy : farthest.narrow);
  const middle = ring.whole * at;
  const points = Array.from({ length: count }, (_, i) => {
    const along = middle + (i - (count - 1) / 2) * step;
    const { x, y } = onRing(ring, along);
    const [before, after] = [onRing(ring, along - 2), onRing(ring, along + 2)];
    const upright = Math.abs(after.y - before.y) > Math.abs(after.x - before.x) * 1.2;
    return {
      x: frame.x + x,
      y: frame.y + y,
      name: upright ? (x < 0 ? ('left' as const) : ('right' as const)) : undefined,
    };
  });
  const apart = Math.min(
    ...points.slice(1).map((point, i) => Math.hypot(point.x - (points[i]?.x ?? 0), point.y - (points[i]?.y ?? 0))),
    1000,
  );
  const r = Math.max(6, Math.min(base, apart / 2 - 4));
  const named = system.planets.map(({ id }, i): PlanetSpot => {
    const spot: PlanetSpot = { id, r, ...(points[i] ?? face), room: apart };
    // Below it another planet may lie where its name would stand.
    const below = { x: spot.x, y: spot.y + r + 14 };
    const taken = points.some((other, at) => at !== i && Math.hypot(other.x - below.x, other.y - below.y) < r + 12);
    return taken && !spot.name && !flat ? { ...spot, name: side === 'left' ? 'left' : 'right' } : spot;
  });
  // Where the portrait and what stands above and below it leave no room beside the planets, names stand on their inner side.
  const near = named.some(
    ({ x, y, name }) =>
      name === side && Math.abs(x - face.x) < r + 30 + faceR && y - face.y < faceR + 52 && face.y - y < faceR + 24,
  );
  const inner = side === 'left' ? ('right' as const) : ('left' as const);
  const bare = near ? named.map((spot) => (spot.name === side ? { ...spot, name: inner } : spot)) : named;
  const planets = system.planets.map(({ beside }, i): PlanetSpot => {
    const spot = bare[i] ?? { id: '', r, ...face };
    return beside ? { ...spot, beside: placeBeside(spot, beside.id, bare, { ...face, r: faceR }, frame) } : spot;
  });
  const xs = [face.x - faceR, face.x + faceR, ...bare.flatMap(({ x }) => [x - r, x + r])];
  const ys = [face.y - faceR, face.y + faceR, ...bare.flatMap(({ y }) => [y - r, y + r])];
  const [left, end, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // The orbit goes on a little beyond the first and the last planet.
  const orbit = Array.from({ length: 25 }, (_, i) => {
    const share = i / 24 - 0.5;
    const { x, y } = onRing(ring, middle + share * ((count - 1) * step + r * 1.5));
    return { x: frame.x + x, y: frame.y + y };
  });
  return {
    seat: system.seat,
    x: (left + end) / 2,
    y: (top + low) / 2,
    width: end - left,
    height: low - top,
    planets,
    face: { ...face, r: faceR },
    orbit,
    side,
    chip: chipFor(r),
  };
}

/** Where a planet's name stands. */
function nameArea({ x, y, r }: PlanetSpot, name: PlanetSpot['name']): Area {
  const size = { width: 24, height: 15 };
  return name ? { x: x + (name === 'left' ? -1 : 1) * (r + 19), y, ...size } : { x, y: y + r + 13, ...size };
}

/** How much room the ships of four owners take on a planet. */
function shipsArea({ x, y, r, room }: PlanetSpot): Area {
  const plates = standing(r, 4, room).flatMap((at) => (at.kind === 'plate' ? [at] : []));
  const half = (of: 'x' | 'y', size: 'width' | 'height') => Math.max(0, ...plates.map((at) => at[of] + at[size] / 2));
  return { x, y, width: 2 * half('x', 'width'), height: 2 * half('y', 'height') };
}

/**
 * Where planets lie close, the name of one may lie on that of its neighbour or below the ships there: then it stands on
 * another side.
 */
function apartNames(tiles: readonly Tile[]): void {
  const all = tiles.flatMap(({ planets }) => planets);
  const faces = tiles.map(({ face }) => ({ x: face.x, y: face.y, width: face.r * 2, height: face.r * 2 }));
  for (const spot of all) {
    const others = all.filter((other) => other !== spot);
    const covered = (name: PlanetSpot['name']) => {
      const area = nameArea(spot, name);
      return [
        ...others.map((other) => nameArea(other, other.name)),
        ...others.map(({ x, y, r }) => ({ x, y, width: r * 1.8, height: r * 1.8 })),
        ...others.map(shipsArea),
        ...faces,
      ].reduce((sum, other) => sum + overlap(area, other), 0);
    };
    const name = nameArea(spot, spot.name);
    const on = others.some(
      (other) => overlap(name, nameArea(other, other.name)) > 0 || overlap(name, shipsArea(other)) > 0,
    );
    if (!on) continue;
    const free = ([undefined, 'left', 'right'] as const).find((name) => covered(name) === 0);
    if (covered(spot.name) > 0 && (free !== undefined || covered(undefined) === 0)) spot.name = free;
  }
}

/** How much room a planet's marks need, one beside the other. */
export const markWidth = ({ kind, count }: Pick<BoardToken, 'kind' | 'count'>): number =>
  kind === 'ship' ? 34 : count === undefined ? 21 : 36;
export const marksOf = ({ tokens = [] }: { tokens?: readonly BoardToken[] | undefined }): readonly BoardToken[] =>
  tokens.filter(({ kind }) => kind === 'mark' || kind === 'ship');
export const marksWidth = (marks: readonly BoardToken[]): number =>
  marks.reduce((sum, mark) => sum + markWidth(mark) + 2, -2);

/** Finds places for the marks of planets: on their edge, where no other planet, no other mark and nobody's name is. */
function marked(systems: readonly Ground[], tiles: readonly Tile[], frame: Frame, words: readonly Area[] = []): void {
  const taken: Area[] = [...words];
  const marks: Area[] = [];
  for (const tile of tiles) {
    const { face } = tile;
    taken.push({ x: face.x, y: face.y, width: face.r * 1.8, height: face.r * 1.8, hard: true });
    for (const spot of tile.planets) {
      // Ships stand on the lower half, and its name below it or beside it.
      taken.push({ x: spot.x, y: spot.y + spot.r * 0.25, width: spot.r * 1.6, height: spot.r * 1.5 });
      if (!spot.name) taken.push({ x: spot.x, y: spot.y + spot.r + 12, width: 24, height: 15, hard: true });
      else {
        const out = (spot.name === 'left' ? -1 : 1) * (spot.r + 20);
        taken.push({ x: spot.x + out, y: spot.y, width: 24, height: 15, hard: true });
      }
    }
  }
  tiles.forEach((tile, i) => {
    tile.planets.forEach((spot, at) => {
      const planet = systems[i]?.planets[at];
      const own = planet ? marksOf(planet) : [];
      if (own.length === 0) return;
      const size = { width: marksWidth(own), height: 21 };
      let least = Infinity;
      for (const angle of [-90, -75, -105, -60, -120, -40, -140, -20, -160, 0, 180, 25, 155, 50, 130])
        for (const far of [spot.r + 3, spot.r + 10, spot.r + 22]) {
          const turn = (angle * Math.PI) / 180;
          const there = {
            x: spot.x + Math.cos(turn) * (far + size.width / 2 - 10),
            y: spot.y + Math.sin(turn) * far,
            ...size,
          };
          const outside =
            there.x - size.width / 2 < 1 ||
            there.x + size.width / 2 > frame.width - 1 ||
            there.y - 11 < -10 ||
            there.y + 11 > frame.height - 1;
          const others = tile.planets.filter((other) => other !== spot && !other.away);
          const covered = [
            ...taken,
            ...others.map(({ x, y, r }) => ({ x, y, width: r * 1.9, height: r * 1.9, hard: true })),
          ].reduce((sum, area) => sum + overlap(there, area) * (area.hard ? 6 : 1), 0);
          const touched = marks.reduce((sum, area) => sum + overlap(there, area), 0);
          const cost = covered + touched * 60 + Math.abs(angle + 90) * 0.25 + (far - spot.r) + (outside ? 1e5 : 0);
          if (cost < least - 0.01) {
            least = cost;
            spot.mark = { x: there.x, y: there.y };
          }
        }
      if (spot.mark) marks.push({ ...spot.mark, width: size.width + 4, height: 25 });
    });
  });
}

/**
 * The line around a system on which a ring of ships of others lies, and where so many owners have theirs: between its
 * planets, on the side of the gate, from the middle outwards.
 */
export function ringAround(tile: Tile, owners: number, frame: Frame): { line: Spot[]; spots: Spot[] } {
  const homes = tile.planets.map((spot) => spot.away?.home ?? spot);
  const half = Math.max(...homes.map(({ r }) => r), 6) + 9;
  const { orbit } = tile;
  const beside = orbit.map((point, i) => {
    const [before, after] = [orbit[i - 1] ?? point, orbit[i + 1] ?? point];
    const length = Math.max(1, Math.hypot(after.x - before.x, after.y - before.y));
    // Inwards is where the gate is.
    const [nx, ny] = [-(after.y - before.y) / length, (after.x - before.x) / length];
    const inwards = (frame.x - point.x) * nx + (frame.y - point.y) * ny > 0 ? 1 : -1;
    return { point, x: nx * inwards * half, y: ny * inwards * half };
  });
  const line = [
    ...beside.map(({ point, x, y }) => ({ x: point.x + x, y: point.y + y })),
    ...[...beside].reverse().map(({ point, x, y }) => ({ x: point.x - x, y: point.y - y })),
  ];
  const gaps = homes.slice(1).map((home, i) => {
    const before = homes[i] ?? home;
    const [x, y] = [(home.x + before.x) / 2, (home.y + before.y) / 2];
    const far = Math.max(1, Math.hypot(frame.x - x, frame.y - y));
    return { x: x + ((frame.x - x) / far) * half, y: y + ((frame.y - y) / far) * half };
  });
  const middle = (gaps.length - 1) / 2;
  const inOrder = gaps.map((gap, i) => ({ gap, out: Math.abs(i - middle) })).sort((a, b) => a.out - b.out);
  const spots = Array.from({ length: owners }, (_, i): Spot => {
    const gap = inOrder[i % Math.max(1, inOrder.length)]?.gap ?? tile.face;
    const row = Math.floor(i / Math.max(1, inOrder.length));
    const far = Math.max(1, Math.hypot(frame.x - gap.x, frame.y - gap.y));
    return { x: gap.x + ((frame.x - gap.x) / far) * row * 23, y: gap.y + ((frame.y - gap.y) / far) * row * 23 };
  });
  return { line, spots };
}

/** What the gate covers on its way, so that nothing else is put there. */
export const onTheWay = ({ from, to }: { from: Spot; to: Spot }): Area[] =>
  [0.15, 0.4, 0.65, 0.9].map((share) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    width: 40,
    height: 40,
    hard: true,
  }));

/** How large planets are that lie at the rim of the warp, and how far from its middle. */
const adrift = { share: 0.72, beyond: 0.3 } as const;

/**
 * Planets in the warp lie at its rim: beside the ways to their own system, in the gaps to the systems next to it, where the
 * gate hardly ever points. Their names stand outside.
 */
function atWarp(systems: readonly Ground[], tiles: readonly Tile[], frame: Frame): void {
  const angleOf = ({ x, y }: Spot) => Math.atan2(y - frame.y, x - frame.x);
  const taken: number[] = [];
  tiles.forEach((tile, i) => {
    const system = systems[i];
    const [first, last] = [tile.planets[0], tile.planets.at(-1)];
    if (!system || !first || !last) return;
    tile.planets = tile.planets.map((spot, at) => {
      const planet = system.planets[at];
      if (!planet || !isAdrift(planet)) return spot;
      const r = Math.max(13, spot.r * adrift.share);
      const far = frame.warp + r * adrift.beyond;
      const wide = 2 * Math.asin(Math.min(1, (r + 3) / far));
      // Just beyond the end of the system that is nearer, or as close to that as there is room.
      const early = at * 2 < tile.planets.length;
      const wish = early ? angleOf(first) - wide * 0.55 : angleOf(last) + wide * 0.55;
      const tries = Array.from({ length: 90 }, (_, k) => wish + (k % 2 === 0 ? 1 : -1) * Math.ceil(k / 2) * 0.07);
      const angle = tries.find((one) => taken.every((other) => turnBetween(one, other) >= wide)) ?? wish;
      taken.push(angle);
      return {
        id: spot.id,
        r,
        x: frame.x + Math.cos(angle) * far,
        y: frame.y + Math.sin(angle) * far,
        name: Math.cos(angle) < 0 ? 'left' : 'right',
        away: { home: { x: spot.x, y: spot.y, r: spot.r } },
        ...(spot.beside ? { beside: outside(spot.beside, angle, far + r, frame) } : {}),
      } satisfies PlanetSpot;
    });
  });
}

/** What lies beside a planet at the rim of the warp lies farther out. */
const outside = (beside: PlanetSpot, angle: number, far: number, frame: Frame): PlanetSpot => ({
  ...beside,
  x: frame.x + Math.cos(angle) * (far + beside.r * 0.75),
  y: frame.y + Math.sin(angle) * (far + beside.r * 0.75),
});

/** How far two directions are apart. */
function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}

const chipFor = (r: number): ChipSize => (r >= 24 ? { width: 26, height: 19 } : { width: 23, height: 16 });

/** Above its planet, where no ships stand, on the side that is farther from the planets beside it. */
function placeBeside(
  spot: PlanetSpot,
  id: Place,
  all: readonly PlanetSpot[],
  face: Spot & { r: number },
  frame: Frame,
): PlanetSpot {
  const r = Math.min(13, Math.max(6, spot.r * 0.42));
  let best: PlanetSpot = { id, r, x: spot.x, y: spot.y - spot.r - r };
  let most = -Infinity;
  for (const angle of [-50, -130, -90, -30, -150]) {
    const a = (angle * Math.PI) / 180;
    const at = { x: spot.x + Math.cos(a) * (spot.r + r * 0.75), y: spot.y + Math.sin(a) * (spot.r + r * 0.75) };
    const free = Math.min(
      ...all
        .filter((other) => other.id !== spot.id)
        .map((other) => Math.hypot(other.x - at.x, other.y - at.y) - other.r - r),
      Math.hypot(face.x - at.x, face.y - at.y) - face.r - r,
      at.x - r,
      frame.width - at.x - r,
      at.y - r,
      12,
    );
    if (free > most + 0.5) {
      most = free;
      best = { id, r, ...at };
    }
  }
  return best;
}

/** A phone's board: one system alone, with the gate below it. */
export const alone: Frame = { width: 360, height: 244, x: 180, y: 202, warp: 38 };

/** The strip below it: the reader's own planets in a row. */
export const row = { width: 360, height: 78 } as const;

/** A strip is no higher than this on the screen: a wide board gives what is left to the large system. */
const highest = 86;
/** Between the large system and the strip. */
const apart = 6;
/** From this height on, in pixels, a second system covers nothing and leaves the letters of the first their size. */
const roomForTwo = 280;

/** How a phone's board lies in its box, in pixels; letters follow from the pixels that a unit has. */
export interface OnPhone {
  /** Whether there is room for a second system. */
  readonly two: boolean;
  /** Whether the second system is as large as the first. */
  readonly tall: boolean;
  /** Pixels of a unit in the large system, and in the strip. */
  readonly large: number;
  readonly strip: number;
}

/** How a phone's board lies in a box of so many pixels; what has not been measured yet has room for two. */
export function onPhone(width: number, height: number): OnPhone {
  const across = Math.max(1, width) / alone.width;
  const strip = Math.min(across, highest / row.height);
  const tall = height / Math.max(1, width) > (2 * alone.height) / alone.width - 0.06;
  if (height === 0) return { two: true, tall: false, large: across, strip };
  const two = height >= roomForTwo;
  const left = tall ? (height - apart) / 2 : two ? height - apart - strip * row.height : height;
  return { two, tall, large: Math.min(across, left / alone.height), strip };
}

/** Where what threatens everybody is named on a phone, over the board's upper corner. */
const warnings: readonly PlanetSpot[] = [200, 236, 272, 308, 344].map((x) => ({ id: '', r: 18, x, y: 16 }));

/** One system alone, as phones show it: its planets in an arc over the gate, its alien in the corner. */
export function single(system: Ground): Tile {
  const { width, height } = alone;
  const face = { x: 36, y: 37, r: 30 };
  const count = system.planets.length;
  const reach = { x: 142, y: 142 };
  const points = Array.from({ length: count }, (_, i) => {
    const angle = ((count === 1 ? 270 : 184 + (172 * i) / (count - 1)) * Math.PI) / 180;
    return { x: alone.x + Math.cos(angle) * reach.x, y: alone.y + Math.sin(angle) * reach.y };
  });
  const apart = Math.min(
    ...points.slice(1).map((point, i) => Math.hypot(point.x - (points[i]?.x ?? 0), point.y - (points[i]?.y ?? 0))),
    100,
  );
  const r = Math.min(28, apart / 2 - 4);
  const bare = system.planets.map(({ id }, i): PlanetSpot => {
    const point = points[i] ?? face;
    // Where another planet lies right below, the name is on the outer side.
    const below = points.some(
      (other) => other !== point && Math.hypot(other.x - point.x, other.y - point.y - r - 12) < r + 9,
    );
    return {
      id,
      r,
      room: apart,
      ...point,
      ...(below ? { name: point.x < alone.x ? ('left' as const) : ('right' as const) } : {}),
    };
  });
  // Those in the warp lie beside it, where no planet is and the gate never points.
  let drifted = 0;
  const tile: Tile = {
    seat: system.seat,
    x: width / 2,
    y: height / 2,
    width,
    height,
    planets: system.planets.map((planet, i) => {
      const spot = bare[i] ?? { id: '', ...face };
      const { beside } = planet;
      if (isAdrift(planet)) {
        const left = drifted++ % 2 === 0;
        const out = Math.floor((drifted - 1) / 2);
        const away: PlanetSpot = {
          id: spot.id,
          r: 17,
          x: alone.x + (left ? -1 : 1) * (alone.warp + 14 + out * 40),
          y: alone.y + 12,
          name: left ? 'left' : 'right',
          away: { home: { x: spot.x, y: spot.y, r: spot.r } },
        };
        return beside ? { ...away, beside: placeBeside(away, beside.id, [], face, alone) } : away;
      }
      return beside ? { ...spot, beside: placeBeside(spot, beside.id, [...bare, ...warnings], face, alone) } : spot;
    }),
    face,
    orbit: points,
    side: 'top',
    chip: chipFor(r),
  };
  // Who lives there is written beside the portrait.
  marked([system], [tile], alone, [{ x: 128, y: 36, width: 112, height: 62, hard: true }]);
  return tile;
}

/** One system as a strip: its planets in a row. */
export function strip(system: Ground): Tile {
  const { width, height } = row;
  const count = system.planets.length;
  const step = (width - 12) / count;
  const r = Math.min(24, step / 2 - 5);
  const bare = system.planets.map(({ id }, i): PlanetSpot => ({
    id,
    r,
    room: step,
    x: 6 + (i + 0.5) * step,
    y: height / 2 - 9,
  }));
  const nowhere = { x: -100, y: -100, r: 0 };
  const tile: Tile = {
    seat: system.seat,
    x: width / 2,
    y: height / 2,
    width,
    height,
    planets: system.planets.map((planet, i) => {
      const { beside } = planet;
      const spot = { ...(bare[i] ?? { id: '', ...nowhere }), ...(isAdrift(planet) ? { away: { home: null } } : {}) };
      return beside
        ? { ...spot, beside: placeBeside(spot, beside.id, bare, nowhere, { ...box, width, height }) }
        : spot;
    }),
    face: nowhere,
    orbit: [],
    side: 'bottom',
    chip: chipFor(r),
  };
  marked([system], [tile], { ...box, width, height });
  return tile;
}

/** The cone of the gate: from the rim of the warp to the rim of the planet that it points at. */
export function cone(spot: PlanetSpot, frame: Frame = box): { from: Spot; to: Spot } {
  const length = Math.hypot(spot.x - frame.x, spot.y - frame.y);
  const [dx, dy] = [(spot.x - frame.x) / length, (spot.y - frame.y) / length];
  const start = frame.warp - 4;
  const end = Math.max(start + 8, length - spot.r - 5);
  return {
    from: { x: frame.x + dx * start, y: frame.y + dy * start },
    to: { x: frame.x + dx * end, y: frame.y + dy * end },
  };
}

/** How much room ships of one owner need on their way. */
export const fleet = { width: 54, height: 50 } as const;

/** How much room the name of a planet takes. */
const nameSize = { width: 26, height: 16 } as const;

/** How large ships on their way are drawn on phones: smaller where many owners have some. */
export const onPhones = (owners: number): number => (owners > 4 ? 0.5 : 0.8);

/**
 * By how many degrees fleets beside a phone's gate are turned away from where it points, the nearest first: all above it,
 * as far from each other as is wanted, or closer where they are many.
 */
function aboveGate(towards: number, count: number, apart: number): number[] {
  const at = ((towards % 360) + 360) % 360;
  const room = [
    { sign: 1, length: 377 - at - 42 },
    { sign: -1, length: at - 42 - 163 },
  ].filter(({ length }) => length >= 0);
  const on = (length: number, step: number) => Math.floor(length / step) + 1;
  let step = apart;
  while (step > 1 && room.reduce((sum, { length }) => sum + on(length, step), 0) < count) step--;
  return room
    .flatMap(({ sign, length }) => Array.from({ length: on(length, step) }, (_, i) => sign * (42 + i * step)))
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .slice(0, count);
}

/**
 * Where the ships of `count` owners fly: in the cone one behind the other; where it is too short for that they wait on
 * both sides of it beside the gate.
 */
export function onCone(
  { from, to }: { from: Spot; to: Spot },
  count: number,
  frame: Frame = box,
  planets: readonly PlanetSpot[] = [],
): Spot[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length >= count * fleet.width + 4) {
    const step = Math.min(72, length / count);
    return Array.from({ length: count }, (_, i) => {
      const share = (fleet.width / 2 + 6 + i * step) / length;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  }
  const towards = Math.atan2(to.y - from.y, to.x - from.x);
  // Phones draw ships smaller; they stay so close to the warp that the names of the planets above can be read.
  const [far, wide] =
    frame === alone ? [frame.warp + 17, fleet.width * onPhones(count)] : [frame.warp + 36, fleet.width];
  // And on phones so far to the side that they leave the words in the warp alone.
  const aside = frame === alone ? 16 : 0;
  const apart = (2 * Math.asin(Math.min(1, (wide + 6) / 2 / far)) * 180) / Math.PI;
  const turns =
    frame === alone
      ? aboveGate((towards * 180) / Math.PI, count, apart)
      : Array.from({ length: 46 }, (_, i) => (i % 2 === 0 ? 1 : -1) * (42 + Math.floor(i / 2) * 6));
  const around = turns.map((turn) => {
    const angle = towards + (turn * Math.PI) / 180;
    // Fleets rise above where they stand: towards a planet above there is its name.
    const lower = frame === alone ? 0 : 12 * Math.max(0, -Math.sin(angle));
    return { x: frame.x + Math.cos(angle) * (far + aside), y: frame.y + Math.sin(angle) * far + lower };
  });
  // A phone ends below the gate: nobody waits there while there is room above.
  const inside = ({ x, y }: Spot) =>
    x >= fleet.width / 2 &&
    x <= frame.width - fleet.width / 2 &&
    y >= fleet.height / 2 &&
    y <= frame.height - fleet.height / 2;
  // Nor over a planet, whose own ships could not be counted any more.
  const free = (spot: Spot) =>
    planets.every(({ x, y, r }) => Math.hypot(spot.x - x, spot.y + 4 - y) > r + fleet.height / 2 - 6);
  // Nor over the name of one, while there is room elsewhere.
  const readable = (spot: Spot) =>
    planets.every(({ x, y, r, name }) => {
      const at = name ? { x: name === 'left' ? x - r - 19 : x + r + 19, y } : { x, y: y + r + 13 };
      return overlap({ ...spot, width: fleet.width, height: fleet.height + 8 }, { ...at, ...nameSize }) === 0;
    });
  const good = (spot: Spot) => inside(spot) && free(spot);
  const best = [
    ...around.filter((spot) => good(spot) && readable(spot)),
    ...around.filter((spot) => good(spot) && !readable(spot)),
    ...around.filter((spot) => inside(spot) && !free(spot)),
    ...around.filter((spot) => !inside(spot)),
  ];
  if (frame === alone) return best.slice(0, count);
  const chosen: Spot[] = [];
  for (const spot of best)
    if (chosen.length < count && chosen.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= wide))
      chosen.push(spot);
  return chosen;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  /** It must not be covered: ships, more than the planets below them. */
  hard?: boolean;
}

function overlap(a: Area, b: Area): number {
  const w = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const h = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return w > 0 && h > 0 ? w * h : 0;
}

export const shield: ChipSize = { width: 46, height: 50 };

/**
 * Where the allies of the defense stand around the planet that is attacked: as close as there is room, on the side away
 * from the gate, where they cover as little as possible and never lie outside the board.
 *
 * @param besides what else must not be covered
 */
export function atTarget(
  { tiles, frame }: Layout,
  target: PlanetSpot,
  allies: number,
  besides: readonly Area[] = [],
): Spot[] {
  const taken: Area[] = [
    ...besides,
    ...tiles.flatMap(({ planets, face }) => [
      ...planets.flatMap(({ x, y, r, beside, name }) => [
        { x, y: y + r * 0.3, width: r * 2, height: r * 2.5, hard: true },
        ...(name ? [{ x: x + (name === 'left' ? -1 : 1) * (r + 22), y, width: 30, height: 18, hard: true }] : []),
        ...(beside ? [{ x: beside.x, y: beside.y, width: beside.r * 2, height: beside.r * 2, hard: true }] : []),
      ]),
      { x: face.x, y: face.y, width: face.r * 2, height: face.r * 2, hard: true },
    ]),
    // Who lives there is written beside the portrait or below it.
    ...tiles.map(({ side, face }) => {
      const width = Math.min(176, frame.width * 0.21);
      return side === 'top' || side === 'bottom'
        ? { x: face.x + face.r + 12 + width / 2, y: face.y, width, height: 56, hard: true }
        : {
            x: side === 'left' ? 8 + width / 3 : frame.width - 8 - width / 3,
            y: face.y + face.r + 34,
            width: (width * 2) / 3,
            height: 56,
            hard: true,
          };
    }),
    // And which side that player is on: on the other side of the portrait, or above it.
    ...tiles.map(({ side, face }) =>
      side === 'top' || side === 'bottom'
        ? { x: face.x - face.r - 44, y: face.y - 6, width: 72, height: 28, hard: true }
        : {
            x: side === 'left' ? 42 : frame.width - 42,
            y: face.y - face.r - 16,
            width: 72,
            height: 22,
            hard: true,
          },
    ),
    // On a phone the corner is kept for what lies over the board.
    ...(frame === alone ? [{ x: frame.width - 80, y: 16, width: 160, height: 32, hard: true }] : []),
    { x: frame.x, y: frame.y, width: frame.warp * 1.8, height: frame.warp * 1.8, hard: true },
  ];
  const away = Math.atan2(target.y - frame.y, target.x - frame.x);
  const chosen: Spot[] = [];
  for (let i = 0; i < allies; i++) {
    let best: Spot = target;
    let least = Infinity;
    for (let step = 0; step < 24; step++) {
      const turn = ((step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * Math.PI) / 12;
      for (const gap of [0.62, 0.9, 1.2, 1.7, 2.4, 3.2]) {
        const spot = {
          x: target.x + Math.cos(away + turn) * (target.r + shield.width * gap),
          y: target.y + Math.sin(away + turn) * (target.r + shield.height * gap),
        };
        const outside =
          spot.x - shield.width / 2 < 2 ||
          spot.x + shield.width / 2 > frame.width - 2 ||
          spot.y - shield.height / 2 < 2 ||
          spot.y + shield.height / 2 > frame.height - 2;
        const area = { ...spot, ...shield };
        const covered = [...taken, ...chosen.map((other) => ({ ...other, ...shield, hard: true }))].reduce(
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

/** Where the warp's ships lie: rows of three, in the order of the seats. */
export function inWarp(count: number, frame: Frame = box): (Spot & ChipSize)[] {
  const wide = count <= 2 ? count : count === 4 ? 2 : 3;
  const rows = Math.ceil(count / Math.max(1, wide));
  const size = frame.warp > 60 ? { width: 36, height: rows > 2 ? 19 : 24 } : { width: 30, height: rows > 2 ? 17 : 20 };
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / wide);
    const inRow = Math.min(wide, count - row * wide);
    // Two have room for numbers of two digits.
    const gap = wide < 3 ? 9 : 2;
    return {
      x: frame.x + ((i % wide) - (inRow - 1) / 2) * (size.width + gap),
      y: frame.y + 9 + (row - (rows - 1) / 2) * (size.height + 2),
      ...size,
    };
  });
}
