import { card, say, seat, type Sentence, type Value } from '../../../words/rich';
import { has, type Key } from '../../../words/words.svelte';
import { because, seatsOf, text, texts, type Args } from './facts';

export function sideOf(args: Args): 'offense' | 'defense' {
  const side = args['side'];
  return side === 0 || side === 'offense' ? 'offense' : 'defense';
}

export function destiny(args: Args): Sentence {
  const drawn = text(args, 'card');
  const said = destinySaid(args, drawn.replace('!', ''));
  return drawn.endsWith('!') ? say('log.destiny-drawn.warning', { said }) : said;
}

function destinySaid(args: Args, drawn: string): Sentence {
  const offense = text(args, 'offense');
  if (drawn === offense) return say('log.destiny-drawn.own', { offense: seat(offense) });
  if (/^[A-H]$/.test(drawn)) return say('log.destiny-drawn.seat', { card: seat(drawn) });
  const key = `log.destiny-drawn.${drawn}`;
  return has(key) ? say(key, { offense: seat(offense) }) : say('log.unknown', { type: drawn });
}

const totals = /^totals (-?\d+) : (-?\d+)(, upset)?$/;
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

export function decided(args: Args): Sentence {
  const outcome = text(args, 'outcome');
  const key = `log.decided.${outcome}`;
  return say(has(key) ? key : 'log.decided.none', {
    ...seatsOf(args, 'offense', 'defense'),
    why: comparison(text(args, 'why'), outcome),
  });
}

// Why the side with these totals is the winner, when it is not the higher one.
function comparison(why: string, outcome: string): Value {
  const found = totals.exec(why);
  if (!found) return reasonOf(why);
  const [offense, defense] = [Number(found[1]), Number(found[2])];
  const key: Key =
    offense === defense && outcome === 'defense-wins'
      ? 'log.why.totals.tie'
      : offense !== defense && offense > defense !== (outcome === 'offense-wins') && !found[3]
        ? 'log.why.totals.lower'
        : 'log.why.totals';
  const [winner, loser] = outcome === 'defense-wins' ? [defense, offense] : [offense, defense];
  const said = say(key, { winner, loser });
  return found[3] ? say('log.why.both', { one: said, other: say('log.why.upset') }) : said;
}

export function won(args: Args): Sentence {
  const winners = texts(args, 'winners');
  const why = reasonOf(text(args, 'how'));
  const [winner] = winners;
  if (winner === undefined) return say('log.game-won.nobody', { why });
  if (winners.length === 1) return say('log.game-won.one', { winner: seat(winner), why });
  return say('log.game-won.many', { winners: winners.map(seat), why });
}

export function reshuffled(args: Args): Sentence {
  if (args['quake'] === true) return say('log.reshuffled.quake');
  const deck = text(args, 'deck');
  if (deck.includes('hazard')) return say('log.reshuffled.hazards');
  if (deck.includes('reward')) return say('log.reshuffled.rewards');
  if (deck.includes('tech')) return say('log.reshuffled.techs');
  return say(deck.includes('destiny') ? 'log.reshuffled.destiny' : 'log.reshuffled');
}

export function counter(name: string): Value {
  const key = `counter.${name}`;
  return has(key) ? say(key) : say('counter.other', { name });
}

/** One term of a total, as the log has it. */
export interface Term {
  readonly key: 'card' | 'ships' | 'ally' | 'reinforcement' | 'effect';
  readonly amount: number;
  readonly times: boolean;
  readonly seat: string;
  readonly ships: number;
  readonly cause: string;
}

/** Terms from the first to the last: each is added to what stands before it, or multiplies it. */
export function sum(terms: readonly Term[]): Value {
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

function termOf(term: Term): Value {
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
