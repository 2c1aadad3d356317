import type { DealTerm, DealView } from '../../../protocol/types';

/** Whom a deal hands the game, besides the reader: by the seats that would have enough colonies, as the server says. */
export function handed(wins: readonly string[] | null | undefined, mine: readonly string[]): readonly string[] {
  return (wins ?? []).filter((seat) => !mine.includes(seat));
}

/** Whom the offer on the table hands the game, besides the reader. */
export function handedBy(deal: DealView | null, mine: readonly string[]): readonly string[] {
  const standing = deal?.versions.find(({ number }) => number === deal.standing);
  return handed(standing?.wins, mine);
}

/** Terms that nobody should offer unasked: what hands their receiver the game is left out. */
export const harmless = (terms: readonly DealTerm[]): DealTerm[] => terms.filter(({ wins }) => wins !== true);

/**
 * How often a press on one thing has to be repeated before it counts: `needed` presses, begun anew by each other thing.
 */
export function pressed(
  before: { readonly on: string; readonly times: number } | null,
  on: string,
  needed: number,
): { readonly now: { on: string; times: number } | null; readonly done: boolean } {
  const times = before?.on === on ? before.times + 1 : 1;
  return times >= needed ? { now: null, done: true } : { now: { on, times }, done: false };
}
