import type { Luck } from '../../art/seed';
import type { Shade } from '../../cards/ground';

/** Lines as on a circuit board, from the edges to the middle. */
export function circuits(luck: Luck): Shade[] {
  return Array.from({ length: 9 }, () => {
    let [x, y] = [luck.whole(1, 10) * 8, luck.chance(0.5) ? 18 : 104];
    const down = y < 60 ? 1 : -1;
    let d = `M${x} ${y}`;
    for (let i = 0; i < 3; i++) {
      y += down * luck.whole(1, 2) * 8;
      d += `V${y}`;
      const step = luck.pick([-8, 8, 0]);
      x += step;
      y += down * Math.abs(step);
      d += `L${x} ${y}`;
    }
    return { d, opacity: 0.22, line: 1.6 };
  });
}
