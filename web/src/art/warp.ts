import { at, polar, type Point } from './paths';

/** An arm of the swirl: from near the centre out to the rim, widest in the middle of its way. */
export function arm(start: number, turns: number, inner: number, outer: number, width: number): string {
  const steps = 22;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    const radius = inner * (outer / inner) ** share;
    const angle = start + 360 * turns * share;
    const half = width * Math.sin(Math.PI * share) ** 0.8;
    left.push(polar(angle - half, radius));
    right.unshift(polar(angle + half, radius));
  }
  return `M${[...left, ...right].map(([x, y]) => at(x, y)).join('L')}Z`;
}

const tints = ['#8fd6ff', '#b58cff', '#6fa8ff', '#e39bff', '#9fe8ff', '#8a7dff'] as const;

/** The swirl of the warp at radius 100. */
export const swirl: readonly { d: string; fill: string; opacity: number }[] = tints.map((fill, i) => ({
  d: arm(i * 60, 0.62 + (i % 3) * 0.07, 12, 98, i % 2 === 0 ? 15 : 9),
  fill,
  opacity: i % 2 === 0 ? 0.34 : 0.5,
}));
