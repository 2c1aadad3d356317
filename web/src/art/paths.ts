/** Pieces of SVG path data, with one decimal: enough for the eye, and the same text on every machine. */
export type Point = readonly [x: number, y: number];

export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

export function at(x: number, y: number): string {
  return `${num(x)} ${num(y)}`;
}

/** A point at a distance and an angle in degrees; 0 is up, clockwise. */
export function polar(angle: number, radius: number, cx = 0, cy = 0): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [cx + Math.cos(turn) * radius, cy + Math.sin(turn) * radius];
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => at(x, y)).join('L')}Z`;
}

export function circle(cx: number, cy: number, r: number): string {
  return `M${at(cx - r, cy)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;
}

/** A closed line without corners through all points. */
export function smooth(points: readonly Point[], tension = 1 / 6): string {
  const n = points.length;
  const p = (i: number): Point => points[((i % n) + n) % n] ?? [0, 0];
  let path = `M${at(...p(0))}`;
  for (let i = 0; i < n; i++) {
    const [before, from, to, after] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    path += `C${at(from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension)} ${at(
      to[0] - (after[0] - from[0]) * tension,
      to[1] - (after[1] - from[1]) * tension,
    )} ${at(...to)}`;
  }
  return `${path}Z`;
}
