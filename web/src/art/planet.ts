import { mix } from './colours';
import { at, circle, num, polar, smooth, type Point } from './paths';
import { Luck, hash } from './seed';

/** A stroke of the brush: a path with its colour, on a planet of radius 100 around 0. */
export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export interface PlanetLook {
  kind: Kind;
  base: string;
  glow: string;
  /** Painted inside the disc, in this order. */
  surface: Stroke[];
  /** A ring's tilt in degrees and its bands, drawn half behind and half before the disc. */
  ring: { tilt: number; bands: { rx: number; ry: number; width: number; colour: string; opacity: number }[] } | null;
}

const kinds = ['gas', 'rock', 'ocean', 'ice', 'lava', 'jungle', 'storm', 'desert'] as const;
export type Kind = (typeof kinds)[number];

function blob(luck: Luck, cx: number, cy: number, r: number, corners: number, rough: number): string {
  const turn = luck.between(0, 360);
  const points = Array.from({ length: corners }, (_, i) =>
    polar(turn + (360 / corners) * i, r * luck.between(1 - rough, 1 + rough), cx, cy),
  );
  return smooth(points);
}

/** A band around the planet as one sees it from a little above: bent, and thinner towards the poles. */
function band(y: number, height: number, wave: number): string {
  const bend = 12 - Math.abs(y) * 0.06;
  const top = y - height / 2;
  const low = y + height / 2;
  return (
    `M-104 ${num(top)}C-50 ${num(top + bend + wave)} 40 ${num(top + bend - wave)} 104 ${num(top)}` +
    `L104 ${num(low)}C40 ${num(low + bend - wave)} -50 ${num(low + bend + wave)} -104 ${num(low)}Z`
  );
}

function bands(luck: Luck, colours: readonly [string, ...string[]], calm: number): Stroke[] {
  const strokes: Stroke[] = [];
  let y = -92;
  let i = luck.whole(0, colours.length - 1);
  while (y < 96) {
    const height = luck.between(10, 34);
    const fill = colours[i++ % colours.length] ?? colours[0];
    strokes.push({ d: band(y + height / 2, height + 1, luck.between(-calm, calm)), fill });
    y += height;
  }
  return strokes;
}

function craters(luck: Luck, count: number, dark: string, light: string): Stroke[] {
  const strokes: Stroke[] = [];
  for (let i = 0; i < count; i++) {
    const [x, y] = polar(luck.between(0, 360), 92 * Math.sqrt(luck.next()));
    const r = luck.between(6, 20) * (i < 2 ? 1.35 : 0.8);
    strokes.push({ d: circle(x + r * 0.14, y + r * 0.16, r), fill: light, opacity: 0.55 });
    strokes.push({ d: circle(x, y, r), fill: dark, opacity: 0.8 });
    strokes.push({ d: circle(x + r * 0.12, y + r * 0.14, r * 0.72), fill: dark, opacity: 0.55 });
  }
  return strokes;
}

function continents(luck: Luck, fill: string, shore: string): Stroke[] {
  const strokes: Stroke[] = [];
  const count = luck.whole(3, 5);
  for (let i = 0; i < count; i++) {
    const [x, y] = polar((360 / count) * i + luck.between(-25, 25), luck.between(30, 78));
    const d = blob(luck, x, y, luck.between(20, 44), luck.whole(7, 11), 0.34);
    strokes.push({ d, fill, stroke: shore, width: 4 });
  }
  return strokes;
}

function clouds(luck: Luck, count: number, colour: string, opacity: number): Stroke[] {
  return Array.from({ length: count }, () => {
    const y = luck.between(-70, 70);
    const x = luck.between(-70, 40);
    const w = luck.between(30, 80);
    const d = `M${at(x, y)}q${num(w / 2)} ${num(luck.between(4, 14))} ${num(w)} ${num(luck.between(-4, 4))}`;
    return { d, stroke: colour, width: luck.between(4, 10), opacity };
  });
}

function caps(luck: Luck, colour: string, reach: number): Stroke[] {
  const cap = (side: 1 | -1): Stroke => {
    const edge = Array.from({ length: 9 }, (_, i): Point => [
      -100 + i * 25,
      side * (100 - reach + luck.between(-8, 8) - Math.abs(i - 4) * 5),
    ]);
    return { d: smooth([...edge, [110, side * 125], [-110, side * 125]]), fill: colour, opacity: 0.92 };
  };
  return luck.chance(0.6) ? [cap(-1), cap(1)] : [cap(-1)];
}

function cracks(luck: Luck, colour: string, width: number, count: number): Stroke[] {
  return Array.from({ length: count }, () => {
    let angle = luck.between(0, 360);
    let [x, y] = polar(angle, luck.between(50, 100));
    angle += 180 + luck.between(-50, 50);
    let d = `M${at(x, y)}`;
    for (let i = 0; i < luck.whole(3, 5); i++) {
      angle += luck.between(-48, 48);
      [x, y] = polar(angle, luck.between(18, 38), x, y);
      d += `L${at(x, y)}`;
    }
    return { d, stroke: colour, width };
  });
}

function paint(kind: Kind, luck: Luck, own: string): { base: string; surface: Stroke[] } {
  const deep = mix(own, '#0b1030', 0.62);
  const dark = mix(own, '#141a3c', 0.45);
  const mid = mix(own, '#3a4478', 0.3);
  const pale = mix(own, '#ffffff', 0.35);
  const white = mix(own, '#ffffff', 0.78);
  switch (kind) {
    case 'gas': {
      const surface = bands(luck, [mid, dark, pale, mix(mid, dark, 0.5)], 4);
      const [x, y] = [luck.between(-30, 40), luck.between(14, 50)];
      const eye = `M${at(x - 24, y)}a24 13 0 1 0 48 0a24 13 0 1 0 -48 0Z`;
      surface.push({ d: eye, fill: deep, opacity: 0.7, stroke: pale, width: 4 });
      return { base: mid, surface };
    }
    case 'storm': {
      const surface = bands(luck, [dark, deep, mid, dark], 16);
      for (let i = 0; i < 3; i++) {
        const [x, y] = polar(luck.between(0, 360), luck.between(15, 62));
        const r = luck.between(10, 20);
        surface.push({
          d: `M${at(x - r, y)}a${num(r)} ${num(r * 0.7)} 0 1 1 ${num(r)} ${num(r * 0.7)}a${num(r * 0.55)} ${num(r * 0.4)} 0 1 1 ${num(r * 0.5)} ${num(-r * 0.5)}`,
          stroke: white,
          width: 4.5,
          opacity: 0.75,
        });
      }
      return { base: dark, surface };
    }
    case 'rock':
      return {
        base: mix(mid, '#6b6f86', 0.35),
        surface: [
          { d: blob(luck, luck.between(-40, 40), luck.between(-30, 40), 58, 9, 0.25), fill: dark, opacity: 0.45 },
          ...craters(luck, luck.whole(7, 10), mix(dark, '#2b2f48', 0.4), pale),
        ],
      };
    case 'ocean':
      return {
        base: mix('#1d5c9e', own, 0.3),
        surface: [
          ...continents(luck, mix(own, '#e9d9a0', 0.2), mix('#7fd1ff', own, 0.35)),
          ...clouds(luck, 6, '#ffffff', 0.6),
          ...caps(luck, '#f3f8ff', 16),
        ],
      };
    case 'ice':
      return {
        base: mix(white, '#9fc4e8', 0.5),
        surface: [
          { d: blob(luck, luck.between(-30, 30), luck.between(-20, 30), 56, 8, 0.3), fill: mid, opacity: 0.4 },
          ...cracks(luck, mix(own, '#2a5c9a', 0.4), 4, 6),
          ...caps(luck, '#ffffff', 30),
        ],
      };
    case 'lava':
      return {
        base: mix(deep, '#1a0d18', 0.55),
        surface: [
          { d: blob(luck, 20, -10, 66, 9, 0.3), fill: mix(deep, '#000000', 0.35), opacity: 0.7 },
          ...cracks(luck, mix(own, '#ff5a1f', 0.35), 11, 6).map((crack) => ({ ...crack, opacity: 0.5 })),
          ...cracks(luck, mix(pale, '#ffd27a', 0.45), 5, 7),
        ],
      };
    case 'jungle':
      return {
        base: mix(own, '#0d5a48', 0.5),
        surface: [
          ...continents(luck, mix(own, '#123d2c', 0.6), mix(pale, '#8be0b0', 0.4)),
          ...continents(luck, mix(own, '#d6f0a0', 0.35), 'none').map((stroke) => ({ ...stroke, opacity: 0.6 })),
          ...clouds(luck, 4, white, 0.5),
        ],
      };
    case 'desert':
      return {
        base: mix(own, '#d9a86a', 0.4),
        surface: [
          ...bands(luck, [mix(own, '#e8c890', 0.45), mix(own, '#a8743a', 0.4)], 12).map((stroke) => ({
            ...stroke,
            opacity: 0.75,
          })),
          ...craters(luck, 3, mix(own, '#6b4420', 0.5), mix(pale, '#ffe8c0', 0.4)),
          ...caps(luck, white, 10),
        ],
      };
  }
}

/** How planet `number` of a system looks. `own` is its home colour, `system` a name the system always has. */
export function planetLook(system: string, number: number, own: string): PlanetLook {
  // Each system has its own order of kinds, so no two planets of one system are alike.
  const order = new Luck(`kinds ${system}`).shuffle(kinds);
  const kind = order[(number - 1) % order.length] ?? 'rock';
  const luck = new Luck(`planet ${system} ${number}`);
  const { base, surface } = paint(kind, luck, own);
  const ringed = (kind === 'gas' || kind === 'storm') && hash(`ring ${system} ${number}`) % 4 !== 0;
  const tilt = luck.between(-26, 22);
  const ring = ringed
    ? {
        tilt,
        bands: [
          { rx: 152, ry: 36, width: 9, colour: mix(own, '#ffffff', 0.45), opacity: 0.75 },
          { rx: 134, ry: 31, width: 11, colour: mix(own, '#ffffff', 0.15), opacity: 0.6 },
        ],
      }
    : null;
  return { kind, base, glow: mix(own, '#ffffff', 0.3), surface, ring };
}
