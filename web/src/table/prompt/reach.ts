import type { EncounterView } from '../../protocol/types';
import { valueOf } from '../cards';

/** What an attack card would come to, before anything that anybody may still add or change. */
export interface Reach {
  readonly total: number;
  /** The highest attack card of the other side that it beats; null when none. */
  readonly beats: number | null;
}

/**
 * What a main player's attack card comes to with the ships that stand there now, all of it known to both sides.
 *
 * @return null for a card that is no attack, and for whoever is not a main player
 */
export function reachOf(encounter: EncounterView | null, seat: string, card: string): Reach | null {
  if (!encounter || !card.startsWith('attack-')) return null;
  const value = valueOf(card);
  const side = encounter.offense === seat ? 'offense' : encounter.defense === seat ? 'defense' : null;
  if (value === null || side === null) return null;
  const { offense, defense } = encounter.sides;
  const [own, other] = side === 'offense' ? [offense, defense] : [defense, offense];
  const total = value + own.known;
  // The defense wins ties.
  const most = total - other.known - (side === 'offense' ? 1 : 0);
  return { total, beats: most < 0 ? null : most };
}
