import type { Shape } from './colours';
import { circle, polar, polygon, type Point } from './paths';

function regular(corners: number, radius: number, turn = 0): Point[] {
  return Array.from({ length: corners }, (_, i) => polar(turn + (360 / corners) * i, radius));
}

const star = Array.from({ length: 10 }, (_, i) => polar(36 * i, i % 2 === 0 ? 10.4 : 4.6, 0, 0.6));

/** The eight seat shapes as path data around 0, each about as heavy to the eye as a circle of radius 8.5. */
export const shapePaths: Readonly<Record<Shape, string>> = {
  circle: circle(0, 0, 8.6),
  square: polygon([
    [-7.8, -7.8],
    [7.8, -7.8],
    [7.8, 7.8],
    [-7.8, 7.8],
  ]),
  triangle: polygon([
    [0, -9.2],
    [9.8, 8],
    [-9.8, 8],
  ]),
  diamond: polygon(regular(4, 10.6)),
  plus: polygon([
    [-3.2, -9.4],
    [3.2, -9.4],
    [3.2, -3.2],
    [9.4, -3.2],
    [9.4, 3.2],
    [3.2, 3.2],
    [3.2, 9.4],
    [-3.2, 9.4],
    [-3.2, 3.2],
    [-9.4, 3.2],
    [-9.4, -3.2],
    [-3.2, -3.2],
  ]),
  pentagon: polygon(regular(5, 9.8).map(([x, y]): Point => [x, y + 0.6])),
  hexagon: polygon(regular(6, 9.4, 30)),
  star: polygon(star),
};
