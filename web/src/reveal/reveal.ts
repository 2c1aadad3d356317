import type { Events, TermFact } from '../protocol/events';
import type { EncounterView, LogEvent } from '../protocol/types';

export type Which = 'offense' | 'defense';
export const sides: readonly Which[] = ['offense', 'defense'];

/** A side's card and what it came to. */
export interface RevealedSide {
  readonly seat: string;
  readonly card: string;
  /** What the card counts as, when an effect has changed it. */
  readonly counts: string | null;
  /** What the total is made of, in the order in which it is counted; none while it is not counted. */
  readonly terms: readonly TermFact[];
  readonly total: number | null;
}

/** Both cards of a battle, and what came of them once that is decided. */
export interface Revealed {
  readonly encounter: number;
  readonly target: string | null;
  readonly sides: Readonly<Record<Which, RevealedSide>>;
  readonly decided: Events['decided'] | null;
}

/**
 * The reveal of an encounter, from what everybody has been told of it; null until both cards are turned up. With two
 * battles in an encounter it is the later one.
 *
 * @param log oldest first; only this encounter's events are read
 */
export function revealOf(encounter: EncounterView, log: readonly LogEvent[]): Revealed | null {
  const { number, sides: shown } = encounter;
  const mains = { offense: encounter.offense, defense: encounter.defense ?? shown.defense.main ?? '' };
  const cards: Record<Which, string | null> = { offense: null, defense: null };
  const counts: Record<Which, string | null> = { offense: null, defense: null };
  const counted: Partial<Record<Which, Events['total-counted']>> = {};
  let decided: Events['decided'] | null = null;
  const own = log.filter((event) => event.encounter === number);
  const begin = own.findLastIndex((event, at) => event.type === 'selected' && hasReveal(own, at));
  for (const event of own.slice(Math.max(0, begin))) {
    if (event.type === 'revealed' || event.type === 'card-changed') {
      const side = sides.find((one) => mains[one] === event.args.seat);
      if (!side) continue;
      if (event.type === 'card-changed') counts[side] = event.args.counts;
      else {
        cards[side] = event.args.card;
        counts[side] = null;
      }
    } else if (event.type === 'total-counted') counted[event.args.side === 0 ? 'offense' : 'defense'] = event.args;
    else if (event.type === 'decided') decided = event.args;
  }
  if (cards.offense === null || cards.defense === null) return null;
  const side = (which: Which): RevealedSide => ({
    seat: mains[which],
    card: cards[which] ?? '',
    counts: counts[which],
    terms: counted[which]?.terms ?? [],
    total: counted[which]?.total ?? null,
  });
  return {
    encounter: number,
    target: encounter.target ?? null,
    sides: { offense: side('offense'), defense: side('defense') },
    decided,
  };
}

const hasReveal = (events: readonly LogEvent[], from: number): boolean =>
  events.slice(from).some((event) => event.type === 'revealed');

/** Whether there are totals to count: not against a negotiate, and not between two morphs. */
export function compares({ sides: shown }: Pick<Revealed, 'sides'>): boolean {
  if (sides.some((one) => shown[one].total !== null)) return true;
  const cards = sides.map((one) => shown[one].counts ?? shown[one].card);
  return !cards.includes('negotiate') && cards.some((card) => card !== 'morph');
}

/**
 * What a side's total is after each of its terms. Only the last is sure where a term counts otherwise than by adding or
 * multiplying what stands before it: then those between are unknown.
 */
export function sums({ terms, total }: Pick<RevealedSide, 'terms' | 'total'>): (number | null)[] {
  let sum = 0;
  const after: (number | null)[] = terms.map(({ amount, times }) => (sum = times ? sum * amount : sum + amount));
  if (total === null || terms.length === 0) return after;
  return sum === total ? after : after.map((_, at) => (at === terms.length - 1 ? total : null));
}

/** Who won: neither side where nobody did. */
export function winnerOf(decided: Events['decided'] | null): Which | null {
  if (decided?.outcome === 'offense-wins') return 'offense';
  return decided?.outcome === 'defense-wins' ? 'defense' : null;
}

/** What a result means to a reader. */
export type Mood = 'good' | 'bad' | 'plain';

/**
 * @param own seats that the reader commands
 * @param allies the seats that fought for each side
 */
export function moodOf(
  decided: Events['decided'],
  own: readonly string[],
  allies: Readonly<Record<Which, readonly string[]>>,
): Mood {
  const mine = sides.filter((side) => [decided[side], ...allies[side]].some((seat) => own.includes(seat)));
  if (mine.length !== 1) return 'plain';
  const [side] = mine;
  const winner = winnerOf(decided);
  if (winner !== null) return winner === side ? 'good' : 'bad';
  return decided.outcome === 'both-lose' || decided.outcome === 'no-deal' ? 'bad' : 'plain';
}

/**
 * The one term without which the other side would have won by its total: its side and place. Null when there is none or
 * several, or when it was not the totals that decided.
 */
export function turning(revealed: Revealed): { side: Which; at: number } | null {
  const { decided } = revealed;
  const winner = winnerOf(decided);
  if (!decided || winner === null || decided.grounds !== 'totals' || decided.upset) return null;
  const loser = winner === 'offense' ? 'defense' : 'offense';
  const { terms, total } = revealed.sides[winner];
  const other = revealed.sides[loser].total;
  if (total === null || other === null || terms.some(({ times }) => times)) return null;
  // The defense wins ties.
  const wins = (sum: number) => (winner === 'offense' ? sum > other : sum >= other);
  if (!wins(total)) return null;
  const found = terms.flatMap(({ key, amount }, at) =>
    (key === 'effect' || key === 'reinforcement') && !wins(total - amount) ? [at] : [],
  );
  const [at] = found;
  return found.length === 1 && at !== undefined ? { side: winner, at } : null;
}
