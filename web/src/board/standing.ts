import type { PlanetSpot } from './layout';

/** Where an owner's ships stand on a planet, measured from its middle, and how they are drawn there. */
export type Stand =
  | { kind: 'alone' | 'stack'; x: number; y: number; scale: number }
  | { kind: 'plate'; x: number; y: number; width: number; height: number };

/**
 * Places for the ships of so many owners on a planet of radius `r`: alone in formation; up to four in stacks beside each
 * other; more, or on a small planet, as plates, two or three to a row. Two plates stand one above the other: beside each
 * other they would lie on those of the next planet, whose middle is `room` away. So would four stacks, or wide plates.
 */
export function standing(r: number, owners: number, room = Infinity): Stand[] {
  const k = r / 34;
  if (r >= 24 && owners <= 4) {
    if (owners === 1) return [{ kind: 'alone', x: 0, y: r * 0.72, scale: Math.max(0.78, k) }];
    const gap = owners > 3 ? 23 * Math.max(k, 0.8) : 25 * Math.max(k, 0.8);
    const scale = owners > 2 ? Math.max(0.74, k * 0.86) : Math.max(0.8, k);
    if ((owners - 1) * gap + 20 * scale <= room)
      return Array.from({ length: owners }, (_, i) => ({
        kind: 'stack',
        x: (i - (owners - 1) / 2) * gap,
        y: r * 0.72,
        scale,
      }));
  }
  const wish = r >= 18 ? 31 : 28;
  const tight = owners > 2 && 2 * wish + 2 > room;
  const width = tight ? Math.max(21, Math.min(wish, room / 2)) : wish;
  const height = tight ? 16 : r >= 18 ? 19 : 17;
  const gap = tight ? 0 : 2;
  const wide = owners > 4 ? 3 : owners > 2 ? 2 : 1;
  const rows = Math.ceil(owners / Math.max(1, wide));
  return Array.from({ length: owners }, (_, i) => {
    const row = Math.floor(i / wide);
    const inRow = Math.min(wide, owners - row * wide);
    return {
      kind: 'plate',
      x: ((i % wide) - (inRow - 1) / 2) * (width + gap),
      y: rows === 1 ? r * 0.34 : (row - (rows - 1) / 2) * (height + gap),
      width,
      height,
    };
  });
}

/** Where the name of a planet stands, clear of the ships of so many owners, in letters of a size. */
export function nameOf(spot: PlanetSpot, owners: number, size: number): { x: number; y: number } {
  const { x, y, r, name, room } = spot;
  const ships = standing(r, Math.min(6, owners), room);
  if (!name) {
    const low = ships.map((at) => at.y + (at.kind === 'plate' ? at.height / 2 : 9 * at.scale));
    return { x, y: y + Math.max(r + 4, ...low) + Math.max(size, 13) * 0.72 };
  }
  // Beside the planet: beyond its ring and its ships.
  const wide = ships.map((at) => Math.abs(at.x) + (at.kind === 'plate' ? at.width / 2 : 12 * at.scale) + 3);
  return { x: x + (name === 'left' ? -1 : 1) * Math.max(r + 8, ...wide), y };
}
