/** The seats' colours with their shapes; letter, name, shape and colour always travel together. */
export const seatColours = ['red', 'blue', 'yellow', 'green', 'purple', 'orange', 'black', 'white'] as const;
export type SeatColour = (typeof seatColours)[number];
export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'plus' | 'pentagon' | 'hexagon' | 'star';

const ink = '#0E1226';
const light = '#FFFFFF';

interface Look {
  fill: string;
  text: string;
  shape: Shape;
}

export const looks: Readonly<Record<SeatColour, Look>> = {
  red: { fill: '#CF3822', text: light, shape: 'circle' },
  blue: { fill: '#95C2DE', text: ink, shape: 'square' },
  yellow: { fill: '#EFD60B', text: ink, shape: 'triangle' },
  green: { fill: '#12E49F', text: ink, shape: 'diamond' },
  purple: { fill: '#C65CE0', text: ink, shape: 'plus' },
  orange: { fill: '#EF8C2C', text: ink, shape: 'pentagon' },
  black: { fill: '#64729E', text: light, shape: 'hexagon' },
  white: { fill: '#F2F4FA', text: ink, shape: 'star' },
};

export type Rgb = readonly [r: number, g: number, b: number];

export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function hex(colour: Rgb): string {
  return `#${colour
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `a` with `share` of `b` in it. */
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [rgb(a), rgb(b)];
  return hex([x[0] + (y[0] - x[0]) * share, x[1] + (y[1] - x[1]) * share, x[2] + (y[2] - x[2]) * share]);
}

/** A colour from hue (degrees), saturation and lightness (0 to 1). */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const h = (((hue % 360) + 360) % 360) / 30;
  const a = saturation * Math.min(lightness, 1 - lightness);
  const part = (n: number) => {
    const k = (n + h) % 12;
    return 255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hex([part(0), part(8), part(4)]);
}
