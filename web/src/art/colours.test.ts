import { expect, test } from 'vitest';
import tokens from '../styles/tokens.css?raw';
import { looks, rgb, seatColours, type Rgb } from './colours';

const linear = (c: number) => {
  const s = c / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
};
const gamma = (c: number) => {
  const s = Math.min(1, Math.max(0, c));
  return 255 * (s <= 0.0031308 ? s * 12.92 : 1.055 * s ** (1 / 2.4) - 0.055);
};

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(rgb(a)), luminance(rgb(b))].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

// How people without one kind of cone see, full severity (Machado, Oliveira, Fernandes 2009), on linear light.
const sights: Record<string, readonly (readonly [number, number, number])[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(colour: string, sight: string): Rgb {
  const [r, g, b] = rgb(colour).map(linear) as [number, number, number];
  return (sights[sight] ?? []).map(([x, y, z]) => gamma(x * r + y * g + z * b)) as unknown as Rgb;
}

function lab(colour: Rgb): Rgb {
  const [r, g, b] = colour.map(linear) as [number, number, number];
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(a: Rgb, b: Rgb): number {
  const [x, y] = [lab(a), lab(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

test('seat colours stand out from the panel', () => {
  for (const colour of seatColours) {
    expect(contrast(looks[colour].fill, '#171D38'), colour).toBeGreaterThanOrEqual(3.3);
  }
});

test('what is written on a seat colour can be read', () => {
  for (const colour of seatColours) {
    expect(contrast(looks[colour].text, looks[colour].fill), colour).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(Object.keys(sights))('any two seat colours differ to a %s eye', (sight) => {
  seatColours.forEach((a, i) => {
    for (const b of seatColours.slice(i + 1)) {
      const apart = distance(seen(looks[a].fill, sight), seen(looks[b].fill, sight));
      expect(apart, `${a} and ${b}`).toBeGreaterThanOrEqual(22);
    }
  });
});

test('every seat has a shape of its own', () => {
  expect(new Set(seatColours.map((colour) => looks[colour].shape)).size).toBe(8);
});

/** The custom properties of the block that starts with `opening`. */
function block(opening: string): Record<string, string> {
  const from = tokens.indexOf(opening);
  const text = tokens.slice(from, tokens.indexOf('\n}', from));
  return Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]));
}

test.each([':root {', ":root[data-theme='light'] {"])('words can be read in the theme of %s', (opening) => {
  const theme = block(opening);
  const on = (name: string, ground: string) => contrast(theme[name] ?? '', theme[ground] ?? '');
  for (const ground of ['space', 'panel', 'tile', 'raised']) {
    expect(on('text', ground), `text on ${ground}`).toBeGreaterThanOrEqual(10);
    expect(on('muted', ground), `muted on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(on('accent', ground), `accent on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
  for (const tone of ['ok', 'warn', 'danger']) expect(on(tone, 'panel'), tone).toBeGreaterThanOrEqual(5.5);
  expect(on('on-accent', 'accent')).toBeGreaterThanOrEqual(5.5);
});

test('the two ways to the light theme give the same light theme', () => {
  expect(block(":root:not([data-theme='dark']) {")).toEqual(block(":root[data-theme='light'] {"));
});

test('the stylesheet and the drawings have the same seat colours', () => {
  const dark = block(':root {');
  for (const colour of seatColours) expect(dark[`seat-${colour}`]).toBe(looks[colour].fill.toLowerCase());
});
