import { polar, type Point } from './paths';
import type { Luck } from './seed';

/*
 * Pieces of emblems on a field from -100 to 100: bodies, crests, limbs, eyes, mouths, plates. Each gives outlines as
 * points; all are the same left and right, as living things are. `round` outlines are drawn without corners.
 */

export interface Outline {
  points: Point[];
  round?: boolean;
}

export interface Body extends Outline {
  /** Where a face has room: the middle of the eyes, and half the width there. */
  face: { y: number; half: number };
  top: number;
  bottom: number;
  /** Half the width halfway down. */
  waist: number;
}

const wave = (t: number) => Math.sin(t * Math.PI);

/** A closed outline from its right half, given from top to bottom. */
export function mirrored(right: readonly Point[]): Point[] {
  return [...right, ...right.map(([x, y]): Point => [-x, y]).reverse()];
}

/** Both a piece on the right and its twin on the left. */
export function twins(outline: Outline): Outline[] {
  return [outline, { ...outline, points: outline.points.map(([x, y]): Point => [-x, y]).reverse() }];
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx, tilt = 0, corners = 20): Outline {
  const turn = (tilt * Math.PI) / 180;
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    return [cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)];
  });
  return { points, round: true };
}

/** A band along a curve through four points of a Bézier, as wide as `width` says from 0 to 1 along it. */
export function ribbon(
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  width: (t: number) => number,
  steps = 10,
): Outline {
  const left: Point[] = [];
  const right: Point[] = [];
  const curve = (t: number): Point => {
    const s = 1 - t;
    const part = (i: 0 | 1) => s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * d[i];
    return [part(0), part(1)];
  };
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const [x, y] = curve(t);
    const [x1, y1] = curve(Math.min(1, t + 0.02));
    const [x0, y0] = curve(Math.max(0, t - 0.02));
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [nx, ny] = [-(y1 - y0) / length, (x1 - x0) / length];
    const half = width(t);
    left.push([x + nx * half, y + ny * half]);
    right.unshift([x - nx * half, y - ny * half]);
  }
  return { points: [...left, ...right], round: true };
}

/** A body from half widths at equal heights. */
function profile(top: number, bottom: number, halves: readonly number[], round: boolean, eyes: number): Body {
  const right = halves.map((half, i): Point => [half, top + ((bottom - top) * i) / (halves.length - 1)]);
  const at = eyes * (halves.length - 1);
  const [low, high] = [halves[Math.floor(at)] ?? 0, halves[Math.ceil(at)] ?? 0];
  return {
    points: mirrored(right),
    round,
    face: { y: top + (bottom - top) * eyes, half: low + (high - low) * (at - Math.floor(at)) },
    top,
    bottom,
    waist: halves[Math.floor(halves.length / 2)] ?? 30,
  };
}

export const bodies: Readonly<Record<string, (luck: Luck) => Body>> = {
  grey: (luck) => {
    const w = luck.between(38, 48);
    return profile(-50, 52, [6, w * 0.72, w * 0.98, w, w * 0.84, w * 0.58, w * 0.32, 6], true, 0.46);
  },
  pear: (luck) => {
    const w = luck.between(36, 44);
    return profile(-52, 44, [5, w * 0.5, w * 0.6, w * 0.72, w * 0.94, w * 1.06, w * 0.9, 8], true, 0.34);
  },
  dome: (luck) => {
    const w = luck.between(42, 50);
    return profile(-44, 34, [4, w * 0.66, w * 0.9, w, w * 1.02, w * 0.98], false, 0.52);
  },
  gem: (luck) => {
    const w = luck.between(34, 46);
    return profile(-56, 56, [luck.between(10, 22), w, w * luck.between(0.72, 0.9), 6], false, 0.42);
  },
  mantis: (luck) => {
    const w = luck.between(50, 60);
    return profile(-36, 48, [w * 0.4, w, w * 0.62, w * 0.3, 5], false, 0.3);
  },
  orb: (luck) => {
    const r = luck.between(40, 46);
    const body = ellipse(0, 0, r, r * luck.between(0.92, 1.06));
    return { ...body, face: { y: -4, half: r * 0.9 }, top: -r, bottom: r, waist: r };
  },
  twins: (luck) => {
    const w = luck.between(36, 44);
    return profile(-52, 54, [6, w * 0.8, w, w * 0.82, w * 0.5, w * 0.78, w * 0.94, w * 0.66, 6], true, 0.25);
  },
  beetle: (luck) => {
    const w = luck.between(40, 48);
    return profile(-48, 56, [w * 0.42, w * 0.8, w * 0.66, w, w * 0.94, w * 0.62, 4], false, 0.34);
  },
  amoeba: (luck) => {
    const lobes = luck.pick([5, 7, 9]);
    const deep = luck.between(0.12, 0.2);
    const points = Array.from({ length: 44 }, (_, i) => {
      const angle = (i / 44) * 360;
      return polar(angle, 44 * (1 + deep * Math.cos((angle * lobes * Math.PI) / 180)));
    });
    return { points, round: true, face: { y: -2, half: 34 }, top: -46, bottom: 44, waist: 38 };
  },
  block: (luck) => {
    const [w, cut] = [luck.between(38, 46), luck.between(8, 16)];
    return {
      points: mirrored([
        [w - cut, -46],
        [w, -46 + cut],
        [w, 24],
        [w * 0.72, 46],
      ]),
      face: { y: -12, half: w },
      top: -46,
      bottom: 46,
      waist: w,
    };
  },
  mushroom: (luck) => {
    const w = luck.between(50, 58);
    const stem = luck.between(18, 26);
    return {
      points: mirrored([
        [8, -46],
        [w * 0.62, -40],
        [w * 0.94, -18],
        [w, 2],
        [w * 0.6, 6],
        [stem, 8],
        [stem * 0.9, 30],
        [stem * 1.2, 54],
      ]),
      round: true,
      face: { y: -10, half: w * 0.76 },
      top: -46,
      bottom: 52,
      waist: stem + 10,
    };
  },
  moon: (luck) => {
    const w = luck.between(46, 54);
    return {
      points: mirrored([
        [5, -14],
        [w * 0.42, -24],
        [w * 0.84, -52],
        [w, -18],
        [w * 0.88, 18],
        [w * 0.5, 44],
        [6, 50],
      ]),
      round: true,
      face: { y: 8, half: w * 0.78 },
      top: -14,
      bottom: 50,
      waist: w * 0.8,
    };
  },
};

export const crests: Readonly<Record<string, (luck: Luck, body: Body) => Outline[]>> = {
  bare: () => [],
  antennae: (luck, { top }) => {
    const [x, y] = [luck.between(30, 46), luck.between(-82, -70)];
    const stalk = ribbon(
      [
        [10, top + 12],
        [12, top - 12],
        [x - 12, y + 4],
        [x, y],
      ],
      (t) => 5 - 2 * t,
    );
    return [...twins(stalk), ...twins(ellipse(x, y, luck.between(8, 11)))];
  },
  horns: (luck, { top, face }) => {
    const x = face.half * 0.62;
    const tip: Point = [luck.between(44, 62), -84];
    return twins(ribbon([[x, top + 22], [x + 24, top + 4], [tip[0] + 12, -54], tip], (t) => 13 * (1 - t) + 0.6));
  },
  rams: (luck, { top, face }) => {
    const x = face.half * 0.7;
    const out = luck.between(66, 78);
    return twins(
      ribbon(
        [
          [x - 8, top + 16],
          [x + 22, top - 34],
          [out + 16, top + 2],
          [out - 16, top + 36],
        ],
        (t) => 14 - 11 * t,
      ),
    );
  },
  crown: (luck, { top, face }) => {
    const spikes = luck.pick([3, 5]);
    const reach = luck.between(22, 32);
    const points: Point[] = [];
    for (let i = 0; i < spikes; i++) {
      const middle = (i + 0.5 - spikes / 2) / (spikes / 2);
      const height = reach * (1 - 0.4 * Math.abs(middle));
      points.push([(middle - 0.9 / spikes) * face.half * 0.95, top + 12], [middle * face.half * 1.15, top - height]);
    }
    points.push([face.half * 0.95, top + 12], [face.half * 0.8, top + 24], [-face.half * 0.8, top + 24]);
    return [{ points }];
  },
  fin: (luck, { top }) => {
    const lean = luck.between(9, 16);
    return [
      {
        points: mirrored([
          [0.1, -88],
          [lean * 0.5, -72],
          [lean, top - 8],
          [lean * 1.4, top + 18],
          [4, top + 26],
        ]),
        round: true,
      },
    ];
  },
  ears: (luck, { face }) => {
    const out = luck.between(62, 80);
    const up = luck.between(-60, -18);
    return twins(
      ribbon(
        [
          [face.half * 0.7, face.y],
          [face.half, face.y - 18],
          [out, up + 22],
          [out + 2, up],
        ],
        (t) => 15 * wave(0.25 + t * 0.75) + 1,
      ),
    );
  },
  rays: (luck, { top }) => {
    const rays = luck.pick([7, 9, 11]);
    return Array.from({ length: rays }, (_, i) => {
      const angle = ((i - (rays - 1) / 2) * 150) / (rays - 1);
      const far = i % 2 === 0 ? 86 : 72;
      return {
        points: [polar(angle - 9, 40, 0, top + 44), polar(angle, far, 0, 0), polar(angle + 9, 40, 0, top + 44)],
      };
    });
  },
  tendrils: (luck, { top }) => {
    const curl = luck.between(10, 22);
    return [0, 1].flatMap((i) => {
      const x = 10 + i * 20;
      return twins(
        ribbon(
          [
            [x, top + 20],
            [x + 4, top - 26 + i * 10],
            [x + 30, -84 + i * 16],
            [x + 20 + curl, -60 + i * 22],
          ],
          (t) => 5.6 - 3.6 * t,
        ),
      );
    });
  },
  feathers: (luck, { top }) => {
    const feathers = luck.pick([3, 5]);
    return Array.from({ length: feathers }, (_, i) => {
      const angle = (i - (feathers - 1) / 2) * (feathers === 3 ? 26 : 19);
      const [x, y] = polar(angle, 86 - Math.abs(angle) * 0.22);
      return ribbon(
        [
          [x * 0.1, top + 22],
          [x * 0.3, top - 4],
          [x * 0.9, y + 22],
          [x, y],
        ],
        (t) => 9 * wave(t * 0.92 + 0.08) + 0.5,
      );
    });
  },
  rings: (luck, { top }) => [
    ellipse(0, top - 12, luck.between(24, 34), 7.5),
    ...twins(ellipse(luck.between(26, 36), top - 18, 5.5)),
  ],
};

export const limbs: Readonly<Record<string, (luck: Luck, body: Body) => Outline[]>> = {
  still: () => [],
  tentacles: (luck, { bottom, waist }) => {
    const pairs = luck.pick([2, 3]);
    const curl = luck.between(-16, 18);
    return Array.from({ length: pairs }, (_, i) => {
      const x = (waist * (i + 0.6)) / pairs;
      const out = 16 + i * 24;
      return twins(
        ribbon(
          [
            [x * 0.8, bottom - 24],
            [x + 4, bottom + 8],
            [out + 4, 70 - i * 8],
            [out + curl, 86 - i * 14],
          ],
          (t) => 8.4 - 6.4 * t,
        ),
      );
    }).flat();
  },
  legs: (luck, { face, bottom }) => {
    const knee = luck.between(66, 78);
    return [0, 1, 2].flatMap((i) => {
      const y = face.y + 18 + ((bottom - face.y - 20) * i) / 2.4;
      const points: Point[] = [
        [20, y - 5],
        [knee - i * 8, y - 22 + i * 11],
        [knee + 10 - i * 14, y + 24 + i * 5],
        [knee - 6 - i * 8, y - 9 + i * 11],
        [20, y + 6],
      ];
      return twins({ points });
    });
  },
  wings: (luck, { face }) => {
    const [far, up] = [luck.between(78, 90), luck.between(-46, -16)];
    const y = face.y + 18;
    return twins({
      points: [
        [14, y],
        [far * 0.62, up],
        [far, up - 4],
        [far * 0.96, up + 30],
        [far * 0.82, up + 44],
        [far * 0.64, up + 62],
        [14, y + 32],
      ],
      round: luck.chance(0.5),
    });
  },
  shoulders: (luck, { waist }) => {
    const w = luck.between(64, 76);
    return [
      {
        points: mirrored([
          [10, 30],
          [waist * 0.8, 40],
          [w * 0.86, 54],
          [w, 78],
          [w * 0.5, 84],
          [6, 86],
        ]),
        round: true,
      },
    ];
  },
  mandibles: (luck, { bottom, waist }) => {
    const out = luck.between(34, 50);
    return twins(
      ribbon(
        [
          [waist * 0.7, bottom - 28],
          [out + 24, bottom - 6],
          [out + 4, 78],
          [7, 80],
        ],
        (t) => 10 - 8.5 * t,
      ),
    );
  },
  flames: (luck, { bottom, waist }) => {
    const tips = luck.pick([3, 5]);
    const points: Point[] = [];
    for (let i = 0; i < tips; i++) {
      const middle = (i + 0.5 - tips / 2) / (tips / 2);
      points.push(
        [(middle - 0.9 / tips) * waist * 1.15, bottom - 14],
        [middle * waist * 1.25, 88 - 26 * Math.abs(middle)],
      );
    }
    points.push([waist * 1.1, bottom - 14], [waist * 0.7, bottom - 30], [-waist * 0.7, bottom - 30]);
    return [{ points, round: true }];
  },
  orbit: (luck) => {
    const tilt = luck.between(8, 16);
    const half = ribbon(
      [
        [-86, tilt * 0.4],
        [-60, 44],
        [60, 44],
        [86, tilt * 0.4],
      ],
      (t) => 3 + 5 * wave(t),
      16,
    );
    return [half, ...twins(ellipse(luck.between(54, 72), luck.between(24, 34), 9))];
  },
  roots: (luck, { bottom }) => {
    const spread = luck.between(34, 56);
    return [
      {
        points: mirrored([
          [5, bottom - 30],
          [13, bottom - 10],
          [9, 70],
          [3, 92],
        ]),
        round: true,
      },
      ...twins(
        ribbon(
          [
            [8, bottom - 22],
            [26, bottom + 4],
            [spread, bottom + 2],
            [spread + 12, 84],
          ],
          (t) => 8 - 6.6 * t,
        ),
      ),
    ];
  },
};
