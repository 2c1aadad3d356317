import { num, polar, polygon, type Point } from '../art/paths';
import { Luck } from '../art/seed';
import { named } from '../variants/asked';
import type { CardFace } from './face';

/** A shape behind what stands on a card, on its field of 88 by 124. */
export interface Shade {
  d: string;
  opacity: number;
  line?: number;
}

const [cx, cy] = [44, 60];

function at(points: readonly Point[]): string {
  return polygon(points.map(([x, y]): Point => [cx + x, cy + y]));
}

/** A ring around the middle: its radius, and how wide its line is. */
export function ring(r: number, opacity: number, line: number): Shade {
  return { d: `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, opacity, line };
}

/** The higher the attack, the more and the longer the blades. */
export function blades(luck: Luck, value: number): Shade[] {
  const count = 9 + Math.round(Math.max(0, value) / 3);
  const reach = 26 + Math.min(40, Math.max(0, value)) * 0.7;
  return Array.from({ length: count }, (_, i) => {
    const angle = (360 / count) * i + luck.between(-5, 5);
    const far = reach * luck.between(0.7, 1.15);
    const half = 150 / count;
    return {
      d: at([polar(angle - half, 13), polar(angle, far), polar(angle + half, 13)]),
      opacity: luck.between(0.14, 0.34),
    };
  });
}

/** Arcs to both sides. */
export function arcs(luck: Luck): Shade[] {
  const shades: Shade[] = [];
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const r = 16 + i * 9;
      const x = cx + side * 15;
      const sweep = side < 0 ? 1 : 0;
      shades.push({
        d: `M${num(x)} ${num(cy - r)}A${r} ${r} 0 0 ${sweep} ${num(x)} ${num(cy + r)}`,
        opacity: 0.34 - i * 0.06,
        line: luck.between(2.4, 3.6),
      });
    }
  }
  return shades;
}

function spirals(): Shade[] {
  return Array.from({ length: 9 }, (_, i) => {
    const points = Array.from({ length: 4 }, (_, k) => polar(i * 9 + k * 90, 46 - i * 4));
    return { d: at(points), opacity: 0.12 + i * 0.025, line: 1.8 };
  });
}

function chevrons(value: number): Shade[] {
  return Array.from({ length: 3 + Math.min(5, value) }, (_, i) => ({
    d: `M${cx - 34} ${52 + i * 13 - value * 3}L${cx} ${28 + i * 13 - value * 3}L${cx + 34} ${52 + i * 13 - value * 3}`,
    opacity: Math.max(0.1, 0.42 - i * 0.06),
    line: 5,
  }));
}

/** Flames around the middle. */
export function corona(luck: Luck): Shade[] {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = i * 22.5;
    const far = luck.between(36, 52);
    const [a, b, c] = [
      polar(angle - 11, 25, cx, cy),
      polar(angle + luck.between(-12, 12), far, cx, cy),
      polar(angle + 11, 25, cx, cy),
    ];
    const [bx, by] = polar(angle + 16, far * 0.62, cx, cy);
    return {
      d: `M${num(a[0])} ${num(a[1])}Q${num(bx)} ${num(by)} ${num(b[0])} ${num(b[1])}Q${num((b[0] + c[0]) / 2)} ${num((b[1] + c[1]) / 2)} ${num(c[0])} ${num(c[1])}Z`,
      opacity: i % 2 === 0 ? 0.4 : 0.22,
    };
  });
}

/** What lies behind a card's middle: blades, arcs, a corona … by its kind, and a little different for each card. */
export function ground({ id, kind, value }: CardFace): Shade[] {
  const luck = new Luck(`card ${id}`);
  switch (kind) {
    case 'attack':
      return [ring(22, 0.16, 12), ...blades(luck, value ?? 0)];
    case 'negotiate':
      return arcs(luck);
    case 'morph':
      return spirals();
    case 'reinforcement':
      return chevrons(value ?? 2);
    case 'flare':
    case 'alien':
      return corona(luck);
    case 'artifact':
      return [ring(34, 0.14, 2), ring(40, 0.1, 1.4), ring(28, 0.1, 8)];
    case 'destiny':
      return [ring(20, 0.3, 1.6), ring(29, 0.24, 1.6), ring(38, 0.18, 1.6), ...blades(luck, 6)];
    default:
      return named('cards', kind)?.ground?.(luck) ?? [];
  }
}
