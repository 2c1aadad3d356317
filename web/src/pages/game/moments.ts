import type { LogEvent } from '../../protocol/types';
import { each } from '../../variants/asked';
import { story, type Line } from '../../table/dock/story';

const plain: ReadonlySet<string> = new Set([
  'decided',
  'deal-ended',
  'called-off',
  'zapped',
  'power-changed',
  'planet-changed',
  'planet-drifted',
  'game-won',
]);

/** The lines of a game at which it turned: outcomes, deals, colonies won, powers lost, what a variant counts, the end. */
export function moments(events: readonly LogEvent[], aliens: ReadonlySet<string> = new Set()): Line[] {
  const turns = new Set([...plain, ...each('turns').flat()]);
  return story(events, aliens).filter(({ type, sentence }) => turns.has(type) || sentence.key === 'log.ships.land');
}
