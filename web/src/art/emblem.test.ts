import { expect, test } from 'vitest';
import { alienIds } from '../pages/art/ids';
import { rgb } from './colours';
import { emblem, type Emblem, type Tone } from './emblem';
import type { Point } from './paths';

const side = 24;

function inside(points: readonly Point[], x: number, y: number): boolean {
  let odd = false;
  let before = points[points.length - 1];
  for (const point of points) {
    if (before && point[1] > y !== before[1] > y) {
      const cross = point[0] + ((y - point[1]) / (before[1] - point[1])) * (before[0] - point[0]);
      if (x < cross) odd = !odd;
    }
    before = point;
  }
  return odd;
}

/** What is seen at a size of 24 by 24: a colour a field, the topmost layer's, without what is left out at that size. */
function seen({ layers, colours }: Emblem): (readonly [number, number, number])[] {
  const fills: Partial<Record<Tone, string>> = {
    plate: colours.plateHigh,
    second: colours.second,
    body: colours.bodyHigh,
    mask: colours.mask,
    white: colours.white,
    pupil: colours.pupil,
  };
  const drawn = layers.filter(({ tone }) => fills[tone] !== undefined);
  return Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [((i % side) + 0.5) * (200 / side) - 100, (Math.floor(i / side) + 0.5) * (200 / side) - 100];
    const top = drawn.findLast(({ points }) => inside(points, x, y));
    return rgb((top && fills[top.tone]) ?? '#0e1226');
  });
}

function grey([r, g, b]: readonly [number, number, number]): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const all = alienIds.map((id) => ({ id, made: emblem(id) }));

test('an emblem never changes', () => {
  expect(emblem('human')).toEqual(emblem('human'));
  expect(alienIds.length).toBeGreaterThanOrEqual(50);
});

test('no two aliens have the same drawing', () => {
  const drawings = all.map(({ made }) => made.layers.map(({ d }) => d).join());
  expect(new Set(drawings).size).toBe(alienIds.length);
});

test('any two aliens are told apart at 24 pixels, even without colours', () => {
  const pictures = all.map(({ id, made }) => ({ id, fields: seen(made) }));
  pictures.forEach((a, i) => {
    for (const b of pictures.slice(i + 1)) {
      let light = 0;
      let colour = 0;
      a.fields.forEach((field, k) => {
        const other = b.fields[k] ?? field;
        light += Math.abs(grey(field) - grey(other));
        colour += Math.hypot(field[0] - other[0], field[1] - other[1], field[2] - other[2]);
      });
      light /= side * side;
      colour /= side * side;
      expect(light, `${a.id} and ${b.id} in grey`).toBeGreaterThan(16);
      expect(colour, `${a.id} and ${b.id}`).toBeGreaterThan(40);
    }
  });
});

test('any two aliens are made of different pieces', () => {
  all.forEach((a, i) => {
    for (const b of all.slice(i + 1)) {
      const names = Object.keys(a.made.parts) as (keyof Emblem['parts'])[];
      const same = names.filter((name) => a.made.parts[name] === b.made.parts[name]).length;
      expect(same, `${a.id} and ${b.id}`).toBeLessThanOrEqual(4);
    }
  });
});

test('the figure is the same left and right', () => {
  for (const { id, made } of all) {
    const body = made.layers.find(({ tone }) => tone === 'body')?.points ?? [];
    const right = Math.max(...body.map(([x]) => x));
    const left = Math.min(...body.map(([x]) => x));
    expect(right, id).toBeCloseTo(-left, 0);
  }
});

test('what an alien declares shows: phases light up the halo, duty and roles mark the brow', () => {
  const plain = emblem('human', { phases: [] });
  const declared = emblem('human', { phases: ['reveal', 'launch'], roles: ['offense', 'ally'], mandatory: true });
  const count = (made: Emblem, tone: Tone) => made.layers.filter((layer) => layer.tone === tone).length;
  expect(count(plain, 'lit')).toBe(0);
  expect(count(declared, 'lit')).toBe(2);
  expect(count(declared, 'mark')).toBeGreaterThan(count(plain, 'mark'));
  expect(declared.hue).toBe(plain.hue);
});
