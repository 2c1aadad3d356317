import type { View } from '../../protocol/types';

/** Ships that a tech still needs; null while the number is an X or hidden. */
export function missing(tech: View['techs'][number]): number | null {
  const needed = Number(tech.needed);
  return tech.needed === null || tech.needed === undefined || Number.isNaN(needed)
    ? null
    : Math.max(0, needed - tech.ships);
}
