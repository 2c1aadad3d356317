import type { GameEvents } from '../../../protocol/events';
import { say, type Value } from '../../../words/rich';
import type { Key } from '../../../words/words.svelte';
import { because } from './facts';

const obstacles: Readonly<Record<GameEvents['called-off']['obstacle'], Key>> = {
  'no-encounter-card': 'log.why.no-encounter-card',
  'no-card-to-get': 'log.why.no-card-to-get',
  'no-ship': 'log.why.no-ship',
  'no-target': 'log.why.no-target',
};

/** What kept an encounter from being fought. */
export const obstacleOf = ({ obstacle }: GameEvents['called-off']): Value => say(obstacles[obstacle]);

/** What ended the game. */
export function endingOf({ ending, cause }: GameEvents['game-won']): Value {
  switch (ending) {
    case 'colonies':
      return say('log.why.colonies');
    case 'turn-limit':
      return say('log.why.turn-limit');
    case 'no-planets':
      return say('log.why.no-planets');
    case 'effect':
      return because(cause);
  }
}

/** What decided an encounter. */
export function groundsOf(decided: GameEvents['decided']): Value {
  const grounds = grounded(decided);
  if (!decided.upset) return grounds;
  const upset = say('log.why.upset');
  return grounds === undefined ? upset : say('log.why.both', { one: grounds, other: upset });
}

function grounded(decided: GameEvents['decided']): Value {
  switch (decided.grounds) {
    case 'totals':
      return comparison(decided);
    case 'attack':
      return say('log.why.negotiate');
    case 'empty-home':
      return undefined;
    case 'effect':
      return decided.cause === '' ? say('log.why.effect') : because(decided.cause);
  }
}

// Why the side with these totals is the winner, when it is not the higher one.
function comparison({ outcome, offensive, defensive, upset }: GameEvents['decided']): Value {
  const key: Key =
    offensive === defensive && outcome === 'defense-wins'
      ? 'log.why.totals.tie'
      : offensive !== defensive && offensive > defensive !== (outcome === 'offense-wins') && !upset
        ? 'log.why.totals.lower'
        : 'log.why.totals';
  const [winner, loser] = outcome === 'defense-wins' ? [defensive, offensive] : [offensive, defensive];
  return say(key, { winner, loser });
}
