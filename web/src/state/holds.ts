import type { Beat, LogEvent } from '../protocol/types';

/** Milliseconds of a reveal at normal pace, from the table's mock: the turn, each term, the verdict, the look at it. */
export const reveal = { turn: 1500, first: 500, step: 220, verdict: 300, look: 3000 } as const;

/** Both cards of this encounter have been turned up. */
export function bothUp(events: readonly LogEvent[], encounter: number): boolean {
  const seats = new Set<string>();
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (!event || event.encounter < encounter) break;
    if (event.type === 'revealed' && event.encounter === encounter) seats.add(event.args.seat);
  }
  return seats.size > 1;
}

/** How many terms are counted up one after the other: of the side that has more. */
export function termsIn(beat: Beat): number {
  return Math.max(0, ...beat.events.map((event) => (event.type === 'total-counted' ? event.args.terms.length : 0)));
}

/**
 * How long a beat must stay, whatever waits behind it: the moment when both cards turn, and the result of a battle.
 *
 * @param log everything up to the beat, the beat's events among it
 */
export function keepOf(beat: Beat, log: readonly LogEvent[]): number {
  const decided = beat.events.find((event) => event.type === 'decided');
  if (decided && bothUp(log, decided.encounter))
    return reveal.first + termsIn(beat) * reveal.step + reveal.verdict + reveal.look;
  const up = beat.events.find((event) => event.type === 'revealed');
  return up && bothUp(log, up.encounter) ? reveal.turn : 0;
}
