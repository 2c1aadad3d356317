import { ellipse, mirrored, ribbon, twins, type Outline } from './emblemParts';
import { hsl } from './colours';
import { polar, polygon, smooth, type Point } from './paths';
import { Luck, hash } from './seed';

/*
 * Drawings of things: relics are cut like stones; devices are built of barrels, coils and fins. Drawn
 * from their id like the emblems of the aliens, on a field from -100 to 100.
 */

export interface Part {
  d: string;
  tone: 'glow' | 'back' | 'metal' | 'light' | 'core' | 'line';
}

export interface Thing {
  parts: Part[];
  colours: Record<Part['tone'] | 'backLow' | 'metalLow', string>;
}

function part(tone: Part['tone'], { points, round = false }: Outline): Part {
  return { tone, d: round ? smooth(points) : polygon(points) };
}

function box(x: number, y: number, w: number, h: number): Outline {
  return {
    points: [
      [x - w / 2, y - h / 2],
      [x + w / 2, y - h / 2],
      [x + w / 2, y + h / 2],
      [x - w / 2, y + h / 2],
    ],
  };
}

function rays(luck: Luck, far: number): Part[] {
  const count = luck.pick([10, 12, 16]);
  return Array.from({ length: count }, (_, i) => {
    const angle = (360 / count) * i;
    const reach = far * (i % 2 === 0 ? 1 : 0.8);
    return part('glow', { points: [polar(angle - 3.5, 20), polar(angle, reach), polar(angle + 3.5, 20)] });
  });
}

function colours(hue: number, second: number): Thing['colours'] {
  return {
    glow: hsl(hue, 0.8, 0.62),
    back: hsl(second, 0.4, 0.5),
    backLow: hsl(second, 0.45, 0.26),
    metal: hsl(hue, 0.5, 0.78),
    metalLow: hsl(hue + 16, 0.55, 0.42),
    light: hsl(hue, 0.7, 0.92),
    core: hsl(hue + 150, 0.85, 0.66),
    line: hsl(hue, 0.6, 0.08),
  };
}

/** An artifact: a cut stone in one of six forms, with facets, on rays of light. */
export function relic(id: string): Thing {
  const luck = new Luck(`relic ${id}`);
  const w = luck.between(34, 46);
  const girdle = luck.between(-26, -6);
  const forms: Point[][] = [
    [
      [w * 0.5, -58],
      [w, girdle],
      [0.1, 62],
    ],
    [
      [0.1, -66],
      [w * 0.8, girdle - 8],
      [w * 0.62, 34],
      [0.1, 64],
    ],
    [
      [w * 0.66, -54],
      [w, -30],
      [w, 28],
      [w * 0.66, 54],
    ],
    [
      [0.1, -68],
      [w * 0.46, -30],
      [w, 4],
      [w * 0.5, 40],
      [w * 0.2, 62],
    ],
    [
      [w * 0.3, -64],
      [w * 0.62, -30],
      [w * 0.5, 30],
      [w * 0.86, 60],
    ],
    [
      [w * 0.7, -46],
      [w * 1.1, -8],
      [w * 0.7, 42],
      [w * 0.2, 58],
    ],
  ];
  const right = luck.pick(forms as [Point[], ...Point[][]]);
  const outline = mirrored(right);
  const heart: Point = [luck.between(-7, 7), girdle + luck.between(4, 20)];
  const facets = outline.map((from, i): Part => {
    const to = outline[(i + 1) % outline.length] ?? from;
    const left = (from[0] + to[0]) / 2 < 0;
    const top = (from[1] + to[1]) / 2 < heart[1];
    return part(left && top ? 'light' : left || top ? 'metal' : 'back', { points: [from, to, heart] });
  });
  const orbiting = luck.chance(0.5)
    ? twins(ellipse(luck.between(56, 70), luck.between(-30, 30), luck.between(5, 9), luck.between(9, 14)))
    : [
        ribbon(
          [
            [-74, 16],
            [-50, 52],
            [50, 52],
            [74, 16],
          ],
          (t) => 1.5 + 4 * Math.sin(t * Math.PI),
          14,
        ),
      ];
  const table: Outline = {
    points: outline.map(([x, y]): Point => [heart[0] + (x - heart[0]) * 0.42, heart[1] + (y - heart[1]) * 0.42]),
  };
  const hue = 26 + (hash(`relic hue ${id}`) % 300);
  return {
    parts: [...rays(luck, 96), ...orbiting.map((one) => part('core', one)), ...facets, part('light', table)],
    colours: colours(hue, hue + luck.pick([-24, 30, 60])),
  };
}

/** A device on an axis, with a head, a housing, something at its sides and a base. */
export function device(id: string): Thing {
  const luck = new Luck(`device ${id}`);
  const parts: Part[] = [];
  const w = luck.between(26, 38);

  const ring = luck.whole(0, 3);
  if (ring === 0) parts.push(...rays(luck, 92));
  if (ring === 1) {
    parts.push(
      part(
        'glow',
        ribbon(
          [
            [-88, 10],
            [-60, -46],
            [60, -46],
            [88, 10],
          ],
          () => 3,
          18,
        ),
      ),
      part(
        'glow',
        ribbon(
          [
            [-88, 10],
            [-60, 62],
            [60, 62],
            [88, 10],
          ],
          () => 3,
          18,
        ),
      ),
    );
  }
  if (ring === 2)
    parts.push(
      ...[76, 60].map((r) =>
        part('glow', { points: Array.from({ length: 36 }, (_, i) => polar(i * 10, i % 2 === 0 ? r : r - 3)) }),
      ),
    );

  switch (luck.whole(0, 4)) {
    case 0: // fins
      parts.push(
        ...twins({
          points: [
            [w - 8, 0],
            [w + luck.between(24, 42), luck.between(26, 50)],
            [w + 10, 58],
            [w - 10, 42],
          ],
        }).map((one) => part('back', one)),
      );
      break;
    case 1: // pods
      parts.push(
        ...twins(ellipse(w + 20, luck.between(-10, 24), 13, luck.between(24, 36))).map((one) => part('back', one)),
      );
      parts.push(...twins(box(w + 2, 8, 22, 9)).map((one) => part('metal', one)));
      break;
    case 2: // dishes
      parts.push(
        ...twins(
          ribbon(
            [
              [w - 4, 10],
              [w + 26, -4],
              [w + 34, -34],
              [w + 24, -54],
            ],
            (t) => 3 + 9 * t,
          ),
        ).map((one) => part('back', one)),
      );
      break;
    case 3: // wings
      parts.push(
        ...twins({
          points: [
            [w - 10, -14],
            [82, luck.between(-34, 6)],
            [86, luck.between(10, 26)],
            [w - 10, 26],
          ],
        }).map((one) => part('back', one)),
      );
      break;
    default: // gear
      parts.push(
        part('back', { points: Array.from({ length: 40 }, (_, i) => polar(i * 9 + 4.5, i % 4 < 2 ? 66 : 56)) }),
      );
  }

  switch (luck.whole(0, 4)) {
    case 0:
      parts.push(
        part('metal', {
          points: mirrored([
            [w * 0.5, -50],
            [w, -30],
            [w, 40],
            [w * 0.6, 58],
          ]),
        }),
      );
      break;
    case 1:
      parts.push(part('metal', ellipse(0, 4, w * 1.15, w * 1.15)));
      break;
    case 2:
      parts.push(
        part('metal', {
          points: mirrored([
            [8, -62],
            [w * 0.8, -24],
            [w, 18],
            [w * 0.7, 58],
            [6, 62],
          ]),
          round: true,
        }),
      );
      break;
    case 3:
      parts.push(
        part('metal', {
          points: mirrored([
            [w * 0.35, -56],
            [w * 0.35, -20],
            [w * 1.1, 2],
            [w * 1.1, 44],
            [w * 0.5, 60],
          ]),
        }),
      );
      break;
    default:
      parts.push(part('metal', { points: Array.from({ length: 6 }, (_, i) => polar(i * 60 + 30, w * 1.4)) }));
  }

  switch (luck.whole(0, 3)) {
    case 0: // barrel
      parts.push(part('back', box(0, -62, w * 0.7, 34)), part('light', box(0, -80, w * 0.95, 10)));
      break;
    case 1: // antenna
      parts.push(part('light', box(0, -60, 6, 34)), part('core', ellipse(0, -80, 9)));
      break;
    case 2: // dish
      parts.push(
        part('light', {
          points: mirrored([
            [w * 1.1, -70],
            [w * 0.6, -48],
            [6, -42],
          ]),
        }),
      );
      break;
    default: // prongs
      parts.push(
        ...twins({
          points: [
            [6, -40],
            [w * 0.8, -82],
            [w * 0.95, -56],
            [16, -34],
          ],
        }).map((one) => part('light', one)),
      );
  }

  switch (luck.whole(0, 3)) {
    case 0:
      parts.push(
        part('line', ellipse(0, 6, w * 0.72)),
        part('core', ellipse(0, 6, w * 0.52)),
        part('light', ellipse(-4, 1, w * 0.18)),
      );
      break;
    case 1:
      parts.push(...[-16, 2, 20, 38].map((y, i) => part(i % 2 === 0 ? 'line' : 'core', box(0, y, w * 1.3, 8))));
      break;
    case 2:
      parts.push(part('line', { points: Array.from({ length: 6 }, (_, i) => polar(i * 60, w * 0.74, 0, 6)) }));
      parts.push(part('core', { points: Array.from({ length: 3 }, (_, i) => polar(i * 120, w * 0.5, 0, 6)) }));
      break;
    default:
      parts.push(part('line', box(0, 8, w * 0.8, 52)), ...[-8, 8, 24].map((y) => part('core', ellipse(0, y, 6.2))));
  }
  parts.push(
    part('back', {
      points: mirrored([
        [w * 0.7, 60],
        [w, 76],
        [w * 0.5, 82],
      ]),
    }),
  );

  const hue = 150 + (hash(`device hue ${id}`) % 170);
  return { parts, colours: colours(hue, hue + luck.pick([-30, 24, 48])) };
}
