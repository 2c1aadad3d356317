import { expect, test } from 'vitest';
import { standing } from './standing';

test('on a small planet two owners’ plates stand one above the other, no wider than the planet', () => {
  for (const r of [15, 20]) {
    const [upper, lower] = standing(r, 2);
    expect(upper?.x).toBe(0);
    expect(lower?.x).toBe(0);
    expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + 17);
    for (const at of standing(r, 2)) expect(at.kind === 'plate' && at.width).toBeLessThan(2 * r + 4);
  }
  expect(new Set(standing(20, 4).map(({ x }) => x)).size).toBe(2);
});
