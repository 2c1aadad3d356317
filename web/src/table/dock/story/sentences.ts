import type { GameEvents, TermFact } from '../../../protocol/events';
import { each } from '../../../variants/asked';
import { card, say, seat, type Sentence, type Value } from '../../../words/rich';
import { has } from '../../../words/words.svelte';
import { endingOf, groundsOf } from './reasons';

/** The side that a total belongs to. */
export const sideOf = (side: number): 'offense' | 'defense' => (side === 0 ? 'offense' : 'defense');

export function destiny({ offense, card: drawn }: GameEvents['destiny-drawn']): Sentence {
  const said = destinySaid(offense, drawn.replace('!', ''));
  return drawn.endsWith('!') ? say('log.destiny-drawn.warning', { said }) : said;
}

function destinySaid(offense: string, drawn: string): Sentence {
  if (drawn === offense) return say('log.destiny-drawn.own', { offense: seat(offense) });
  if (/^[A-H]$/.test(drawn)) return say('log.destiny-drawn.seat', { card: seat(drawn) });
  const key = `log.destiny-drawn.${drawn}`;
  return has(key) ? say(key, { offense: seat(offense) }) : say('log.destiny-drawn.card', { card: card(drawn) });
}

export function decided(facts: GameEvents['decided']): Sentence {
  const { outcome, offense, defense } = facts;
  const key = `log.decided.${outcome}`;
  return say(has(key) ? key : 'log.decided.none', {
    offense: seat(offense),
    defense: seat(defense),
    why: groundsOf(facts),
  });
}

export function won(facts: GameEvents['game-won']): Sentence {
  const { winners } = facts;
  const why = endingOf(facts);
  const [winner] = winners;
  if (winner === undefined) return say('log.game-won.nobody', { why });
  if (winners.length === 1) return say('log.game-won.one', { winner: seat(winner), why });
  return say('log.game-won.many', { winners: winners.map(seat), why });
}

export function reshuffled({ deck, quake }: GameEvents['reshuffled']): Sentence {
  if (quake) return say('log.reshuffled.quake');
  for (const said of each('reshuffled')) {
    const sentence = said(deck);
    if (sentence) return sentence;
  }
  return say(deck.includes('destiny') ? 'log.reshuffled.destiny' : 'log.reshuffled');
}

export function counter(name: string): Value {
  const key = `counter.${name}`;
  return has(key) ? say(key) : say('counter.other', { name });
}

/** Terms from the first to the last: each is added to what stands before it, or multiplies it. */
export function sum(terms: readonly TermFact[]): Value {
  let said: Value;
  for (const term of terms) {
    const value = termOf(term);
    const minus = term.amount < 0 && !term.times;
    if (said === undefined && !minus) said = value;
    else
      said = say(term.times ? 'log.sum.times' : minus ? 'log.sum.minus' : 'log.sum.plus', {
        before: said,
        term: value,
      });
  }
  return said;
}

function termOf(term: TermFact): Value {
  const amount = Math.abs(term.amount);
  const cause = term.cause === '' ? undefined : card(term.cause);
  if (term.key === 'ships' || term.key === 'ally') {
    const owner = term.seat === '' ? undefined : seat(term.seat);
    const ships = say(owner ? 'log.sum.ships' : 'log.sum.ships.all', { ships: term.ships, seat: owner });
    if (term.times || (amount === term.ships && !cause)) return ships;
    return cause ? say('log.sum.worth.cause', { amount, ships, cause }) : say('log.sum.worth', { amount, ships });
  }
  if (!cause) return say(`log.sum.${term.key}`, { amount });
  return say('log.sum.cause', { amount, cause });
}
