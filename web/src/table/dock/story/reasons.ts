import { card, say, type Value } from '../../../words/rich';
import type { Key } from '../../../words/words.svelte';
import { because } from './facts';

const reasons: Readonly<Record<string, Key>> = {
  'attack against negotiate': 'log.why.negotiate',
  'decided by an effect': 'log.why.effect',
  'empty home planet': 'log.why.empty-home',
  'the defense can get no encounter card': 'log.why.no-card-to-get',
  'the offense has no encounter card': 'log.why.no-encounter-card',
  'no ship to launch': 'log.why.no-ship',
  'nothing to aim at': 'log.why.no-target',
  colonies: 'log.why.colonies',
  'turn limit': 'log.why.turn-limit',
};

/** A reason that the engine gives in words of its own. */
export function reasonOf(why: string): Value {
  if (why === '') return undefined;
  const bare = why.replace(/, upset$/, '');
  const known = reasons[bare];
  if (known) return bare === why ? say(known) : [say(known), say('log.why.upset')];
  if (bare === 'all ships lost') return say('log.why.ships-lost', { cause: card('masochist') });
  if (bare === 'last token gone') return say('log.why.last-token', { cause: card('tick-tock') });
  if (/^[a-z0-9-]+(\/[a-z]+)?$/.test(bare)) return because(bare);
  return say('log.why.other', { text: bare });
}
