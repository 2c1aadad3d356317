/** Where an owner's ships stand on a planet, measured from its middle, and how they are drawn there. */
export type Stand =
  | { kind: 'alone' | 'stack'; x: number; y: number; scale: number }
  | { kind: 'plate'; x: number; y: number; width: number; height: number };

/**
 * Places for the ships of so many owners on a planet of radius `r`: alone in formation; up to four in stacks beside each
 * other; more, or on a small planet, as plates, two or three to a row. Two plates stand one above the other: beside each
 * other they would lie on those of the next planet.
 */
export function standing(r: number, owners: number): Stand[] {
  const k = r / 34;
  if (r >= 24 && owners <= 4) {
    if (owners === 1) return [{ kind: 'alone', x: 0, y: r * 0.72, scale: Math.max(0.78, k) }];
    const gap = owners > 3 ? 23 * Math.max(k, 0.8) : 25 * Math.max(k, 0.8);
    const scale = owners > 2 ? Math.max(0.74, k * 0.86) : Math.max(0.8, k);
    return Array.from({ length: owners }, (_, i) => ({
      kind: 'stack',
      x: (i - (owners - 1) / 2) * gap,
      y: r * 0.72,
      scale,
    }));
  }
  const [width, height] = r >= 18 ? [31, 19] : [28, 17];
  const wide = owners > 4 ? 3 : owners > 2 ? 2 : 1;
  const rows = Math.ceil(owners / Math.max(1, wide));
  return Array.from({ length: owners }, (_, i) => {
    const row = Math.floor(i / wide);
    const inRow = Math.min(wide, owners - row * wide);
    return {
      kind: 'plate',
      x: ((i % wide) - (inRow - 1) / 2) * (width + 2),
      y: rows === 1 ? r * 0.34 : (row - (rows - 1) / 2) * (height + 2),
      width,
      height,
    };
  });
}
