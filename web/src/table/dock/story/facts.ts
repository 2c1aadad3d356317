import { planetOf } from '../../../board/model';
import { card, say, type Value } from '../../../words/rich';

export const isPlanet = (where: string) => /^[A-H]\d$/.test(planetOf(where));

const quietCauses = new Set(['', 'setup', 'effect', 'cost']);

/** Why it happened, in brackets behind a sentence. */
export function because(cause: string): Value {
  if (quietCauses.has(cause)) return undefined;
  if (cause === 'encounter' || cause === 'deal' || cause === 'morph') return say(`log.why.${cause}`);
  if (cause === 'quash') return say('log.why.quash', { cause: card('quash') });
  return say('log.why.card', { cause: card(cause) });
}
