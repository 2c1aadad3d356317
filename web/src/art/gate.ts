interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Half the width of the gate's cone where it leaves the warp: narrower where it is short. */
export function halfOf(from: Spot, to: Spot): number {
  return Math.min(22, 12 + Math.hypot(to.x - from.x, to.y - from.y) / 14);
}

/** How wide it still is at the planet that it points at. */
const tip = 6;

/** Half the width of the gate's cone on its way: 0 at the warp, 1 at the planet. */
export function widthAt(from: Spot, to: Spot, share: number): number {
  const half = halfOf(from, to);
  return half + (tip - half) * share;
}
