import type { Place, Seat } from './model';

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
  /** Where the place beside it lies. */
  beside?: PlanetSpot | undefined;
}

/** What of a system decides where things lie. */
interface Ground {
  seat: Seat;
  planets: readonly { id: Place; beside?: { id: Place } | undefined }[];
}

export interface ChipSize {
  width: number;
  height: number;
}

/** A home system: its planets on an orbit around its alien, all facing the gate. */
export interface Tile extends Spot {
  seat: Seat;
  width: number;
  height: number;
  planets: PlanetSpot[];
  /** Where its alien sits. */
  face: Spot & { r: number };
  orbit: Spot & { rx: number; ry: number };
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
    const [side, row, rows] = seating[(i - front + n) % n] ?? (['bottom', 0, 1] as const);
    return tile(system, side, row, rows, n, frame);
  });
  const spots = tiles.flatMap(({ planets }) => planets.flatMap((spot) => (spot.beside ? [spot, spot.beside] : [spot])));
  return { frame, tiles, spots: new Map(spots.map((spot) => [spot.id, spot])) };
}

/** A curve through points, and places on it that are as far from each other as the number of planets allows. */
function along(curve: readonly Spot[], count: number): Spot[] {
  const lengths = [0];
  curve.forEach((point, i) => {
    const before = curve[i - 1];
    if (before) lengths.push((lengths[i - 1] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  });
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, i) => {
    const at = count === 1 ? whole / 2 : (whole * i) / (count - 1);
    const next = Math.max(
      1,
      lengths.findIndex((length) => length >= at - 1e-6),
    );
    const [a, b] = [curve[next - 1], curve[next]];
    if (!a || !b) return curve[0] ?? { x: 0, y: 0 };
    const [from, to] = [lengths[next - 1] ?? 0, lengths[next] ?? 1];
    const share = to === from ? 0 : (at - from) / (to - from);
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  });
}

const arc = (from: number, to: number, rx: number, ry: number): Spot[] =>
  Array.from({ length: 33 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 32) * Math.PI) / 180;
    return { x: Math.cos(angle) * rx, y: Math.sin(angle) * ry };
  });

/** In a row of several systems the planets spread sideways, so that no two systems touch. */
const spread: readonly Spot[] = [
  { x: 84, y: -66 },
  { x: 150, y: -44 },
  { x: 205, y: 0 },
  { x: 150, y: 44 },
  { x: 84, y: 66 },
];

function tile(system: Ground, side: Side, row: number, rows: number, seats: number, frame: Frame): Tile {
  const { width: W, height: H } = frame;
  const roomy = W > 900;
  const few = seats <= 4;
  const base = few ? (roomy ? 36 : 27) : rows === 2 || seats <= 6 ? (roomy ? 27 : 20) : roomy ? 20 : 15;
  const faceR = few ? (roomy ? 48 : 34) : rows === 2 || seats <= 6 ? (roomy ? 38 : 28) : roomy ? 31 : 21;
  const edge = roomy ? 14 : 9;
  let face: Spot;
  let curve: Spot[];
  let orbit: { rx: number; ry: number };
  if (side === 'top' || side === 'bottom') {
    const up = side === 'top' ? 1 : -1;
    face = { x: frame.x, y: side === 'top' ? faceR + edge : H - faceR - edge };
    orbit = few ? { rx: W * 0.25, ry: roomy ? 106 : 88 } : { rx: roomy ? 164 : 128, ry: roomy ? 84 : 62 };
    // As one counts them from the alien's seat: the first at its left hand.
    curve = arc(up > 0 ? 18 : 342, up > 0 ? 162 : 198, orbit.rx, orbit.ry);
  } else {
    const right = side === 'right' ? -1 : 1;
    const bandHeight = H / rows;
    face = { x: right > 0 ? faceR + edge : W - faceR - edge, y: rows === 1 ? frame.y - 14 : bandHeight * (row + 0.46) };
    if (rows === 1) {
      orbit = { rx: W * 0.162, ry: H * 0.334 };
      curve = arc(right > 0 ? 72 : 252, right > 0 ? -72 : 108, orbit.rx, orbit.ry);
    } else {
      const q = (roomy ? 1 : 0.72) * (rows === 2 ? 1.12 : 1);
      const tall = rows === 2 ? (roomy ? 1.62 : 1.4) : roomy ? 1 : 0.86;
      orbit = { rx: 205 * q, ry: 70 * tall };
      curve = spread.map(({ x, y }) => ({ x: right * x * q, y: y * tall }));
      if (right > 0) curve.reverse();
    }
  }
  const points = along(curve, system.planets.length).map(({ x, y }) => ({ x: face.x + x, y: face.y + y }));
  const apart = Math.min(
    ...points.slice(1).map((point, i) => Math.hypot(point.x - (points[i]?.x ?? 0), point.y - (points[i]?.y ?? 0))),
    1000,
  );
  const r = Math.max(6, Math.min(base, apart / 2 - 4));
  const bare = system.planets.map(({ id }, i): PlanetSpot => ({ id, r, ...(points[i] ?? face) }));
  const planets = system.planets.map(({ beside }, i): PlanetSpot => {
    const spot = bare[i] ?? { id: '', r, ...face };
    return beside ? { ...spot, beside: placeBeside(spot, beside.id, bare, { ...face, r: faceR }, frame) } : spot;
  });
  const xs = [face.x - faceR, face.x + faceR, ...bare.flatMap(({ x }) => [x - r, x + r])];
  const ys = [face.y - faceR, face.y + faceR, ...bare.flatMap(({ y }) => [y - r, y + r])];
  const [left, end, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    seat: system.seat,
    x: (left + end) / 2,
    y: (top + low) / 2,
    width: end - left,
    height: low - top,
    planets,
    face: { ...face, r: faceR },
    orbit: { ...face, ...orbit },
    side,
    chip: chipFor(r),
  };
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

/** One system alone, as phones show it: its alien above, its planets on an arc that opens to the gate. */
export function single(system: Ground): Tile {
  const [width, height] = [360, 232];
  const face = { x: width / 2, y: 40, r: 32 };
  const orbit = { rx: 150, ry: 122 };
  const points = along(arc(168, 12, orbit.rx, orbit.ry), system.planets.length);
  const next = points[1] ?? { x: 100, y: 0 };
  const first = points[0] ?? { x: 0, y: 0 };
  const r = Math.min(30, Math.hypot(next.x - first.x, next.y - first.y) / 2 - 4);
  const bare = system.planets.map(({ id }, i): PlanetSpot => ({
    id,
    r,
    x: face.x + (points[i]?.x ?? 0),
    y: face.y + (points[i]?.y ?? 0) + 6,
  }));
  return {
    seat: system.seat,
    x: width / 2,
    y: height / 2,
    width,
    height,
    planets: system.planets.map(({ beside }, i) => {
      const spot = bare[i] ?? { id: '', ...face };
      return beside ? { ...spot, beside: placeBeside(spot, beside.id, bare, face, { ...box, width, height }) } : spot;
    }),
    face,
    orbit: { x: face.x, y: face.y + 6, ...orbit },
    side: 'top',
    chip: chipFor(r),
  };
}

/** One system as a strip: its planets in a row. */
export function strip(system: Ground): Tile {
  const [width, height] = [360, 92];
  const count = system.planets.length;
  const step = (width - 12) / count;
  const r = Math.min(25, step / 2 - 5);
  const bare = system.planets.map(({ id }, i): PlanetSpot => ({ id, r, x: 6 + (i + 0.5) * step, y: height / 2 - 8 }));
  const nowhere = { x: -100, y: -100, r: 0 };
  return {
    seat: system.seat,
    x: width / 2,
    y: height / 2,
    width,
    height,
    planets: system.planets.map(({ beside }, i) => {
      const spot = bare[i] ?? { id: '', ...nowhere };
      return beside
        ? { ...spot, beside: placeBeside(spot, beside.id, bare, nowhere, { ...box, width, height }) }
        : spot;
    }),
    face: nowhere,
    orbit: { ...nowhere, rx: 0, ry: 0 },
    side: 'bottom',
    chip: chipFor(r),
  };
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

/**
 * Where the ships of `count` owners fly: in the cone one behind the other; where it is too short for that they wait on
 * both sides of it beside the gate.
 */
export function onCone({ from, to }: { from: Spot; to: Spot }, count: number, frame: Frame = box): Spot[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length >= count * fleet.width + 4) {
    const step = Math.min(72, length / count);
    return Array.from({ length: count }, (_, i) => {
      const share = (fleet.width / 2 + 6 + i * step) / length;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  }
  const towards = Math.atan2(to.y - from.y, to.x - from.x);
  const far = frame.warp + 36;
  const apart = (2 * Math.asin(Math.min(1, (fleet.width + 6) / 2 / far)) * 180) / Math.PI;
  return Array.from({ length: count }, (_, i) => {
    const turn = (i % 2 === 0 ? 1 : -1) * (42 + Math.floor(i / 2) * apart);
    const angle = towards + (turn * Math.PI) / 180;
    return { x: frame.x + Math.cos(angle) * far, y: frame.y + Math.sin(angle) * far };
  });
}

interface Area {
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
      ...planets.flatMap(({ x, y, r, beside }) => [
        { x, y: y + r * 0.3, width: r * 2, height: r * 2.5, hard: true },
        ...(beside ? [{ x: beside.x, y: beside.y, width: beside.r * 2, height: beside.r * 2, hard: true }] : []),
      ]),
      { x: face.x, y: face.y, width: face.r * 2, height: face.r * 2, hard: true },
    ]),
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
    return {
      x: frame.x + ((i % wide) - (inRow - 1) / 2) * (size.width + 2),
      y: frame.y + 9 + (row - (rows - 1) / 2) * (size.height + 2),
      ...size,
    };
  });
}
