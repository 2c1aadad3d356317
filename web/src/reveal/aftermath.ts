import type { Beat, EventName, LogEvent, View } from '../protocol/types';
import { story, type Line } from '../table/dock/story';
import { isPlanet } from '../table/dock/story/facts';
import type { Sentence } from '../words/rich';

/** One thing that follows from a result: who it happens to, and what. */
export interface Follow {
  readonly id: number;
  readonly seat: string;
  readonly sentence: Sentence;
  /** How many foreign colonies a seat has that lands; null for what changes none. */
  readonly colonies: number | null;
}

/** What tells who gains and who loses; everything else is for the log. */
const telling: ReadonlySet<EventName> = new Set<EventName>([
  'ships-lost',
  'ships-removed',
  'ships-saved',
  'took',
  'rewarded',
]);
/** Where an encounter is over. */
const over: ReadonlySet<EventName> = new Set<EventName>(['turn-began', 'encounter-began']);

/**
 * What follows from the result of an encounter, as far as it has been told to the reader and not been shown yet: what
 * somebody has still to choose is not among it.
 *
 * @param coming what waits to be shown, oldest first
 * @param seats as they are shown now
 * @param own the reader's seats: what happens to them is told first to fit in, in the order of events all the same
 * @param most at most so many
 */
export function aftermath(
  coming: readonly Beat[],
  seats: View['seats'],
  own: readonly string[] = [],
  most = 5,
): Follow[] {
  const events: LogEvent[] = [];
  let then = seats;
  for (const beat of coming) {
    const end = beat.events.findIndex(({ type }) => over.has(type) || type === 'decided');
    events.push(...(end < 0 ? beat.events : beat.events.slice(0, end)));
    // Who lands at the end of a beat that goes on to the next encounter has the colony by its end.
    if (end !== 0) then = (beat.changes as Partial<View>).seats ?? then;
    if (end >= 0) break;
  }
  const landed = (line: Line) => line.sentence.key === 'log.ships.land';
  const mine = (line: Line) => line.seats.some((seat) => own.includes(seat));
  const lines = story(events).filter((line) => telling.has(line.type) || (line.type === 'ships-moved' && landed(line)));
  const kept = new Set([...lines.filter(mine), ...lines.filter((line) => !mine(line))].slice(0, most));
  return lines
    .filter((line) => kept.has(line))
    .map((line) => {
      const [seat = ''] = line.seats;
      const abroad = landed(line) && line.places.some((place) => isPlanet(place) && !place.startsWith(seat));
      return {
        id: line.id,
        seat,
        sentence: line.sentence,
        colonies: abroad ? (then.find((one) => one.seat === seat)?.colonies ?? null) : null,
      };
    });
}
