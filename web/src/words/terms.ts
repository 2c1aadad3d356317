import type { DealTerm } from '../protocol/types';
import { card, place, say, seat, type Sentence, type Value } from './rich';
import { named } from '../variants/asked';
import type { Key } from './words.svelte';

/** An offer in notation, `give: card attack-06, cards 2 for: colony B3`, as terms. */
export interface Offer {
  readonly give: readonly string[];
  readonly get: readonly string[];
}

export function offerOf(line: string): Offer {
  const [, give = '', get = ''] = /^(?:offer )?give: (.*) for: (.*)$/.exec(line) ?? [];
  return { give: split(give), get: split(get) };
}

function split(half: string): string[] {
  return half
    .split(/\s*,\s*/)
    .map((term) => term.trim())
    .filter((term) => term !== '' && term !== 'nothing');
}

const kinds: ReadonlySet<string> = new Set(['card', 'cards', 'colony', 'kind', 'pile', 'tokens', 'free', 'send']);

/** Whether an answer is a term, `colony B3`: such can be asked for by themselves, too. */
export function isTerm(answer: string): boolean {
  const [, kind = ''] = /^(\S+) \S/.exec(answer) ?? [];
  return kinds.has(kind) || (kind !== '' && named('terms', kind) !== undefined);
}

/** A term in words. */
export function termSaid(notation: string): Sentence {
  const [, kind = '', what = ''] = /^(\S+) (.*)$/.exec(notation) ?? [];
  switch (kind) {
    case 'card':
      return say('term.card', { card: card(what) });
    case 'cards':
      return say('term.cards', { count: Number(what) });
    case 'colony': {
      // On what lies beside a planet it is followed by that: `colony B3 …`.
      const [planet = what, beside] = what.split(' ');
      return beside === undefined
        ? say('term.colony', { planet: place(planet) })
        : say(`term.colony.${beside}` as Key, { planet: place(planet) });
    }
    case 'kind':
      return say('term.kind', { kind: what });
    case 'pile':
      return say('term.pile', { count: Number(what) });
    case 'tokens':
      return say('term.tokens', { count: Number(what) });
    case 'abandon':
      return say('term.abandon', { planet: place(what) });
    case 'free':
      return say('term.free', { count: Number(what) });
    case 'send': {
      const [owner = '', count = '0'] = what.split(' ');
      return say('term.send', { seat: seat(owner), count: Number(count) });
    }
    default:
      return named('terms', kind)?.said(what) ?? say('term.nothing');
  }
}

/** Terms as a list in a sentence. */
export function termValues(terms: readonly string[]): Value {
  return terms.length === 0 ? say('term.nothing') : terms.map(termSaid);
}

export const notations = (terms: readonly DealTerm[]): string[] => terms.map((term) => term.notation);
