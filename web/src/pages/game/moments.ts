import type { LogEvent } from '../../protocol/types';
import { story, type Line } from '../../table/dock/story';

const turns: ReadonlySet<string> = new Set([
  'decided',
  'deal-ended',
  'called-off',
  'tech-completed',
  'zapped',
  'power-changed',
  'planet-changed',
  'game-won',
]);

/** The lines of a game at which it turned: outcomes, deals, colonies won, techs turned up, powers lost, the end. */
export function moments(events: readonly LogEvent[], aliens: ReadonlySet<string> = new Set()): Line[] {
  return story(events, aliens).filter(({ type, sentence }) => turns.has(type) || sentence.key === 'log.ships.land');
}
