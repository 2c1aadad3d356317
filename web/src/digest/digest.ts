import type { EventName, LogEvent } from '../protocol/types';
import { story, type Line } from '../table/dock/story';
import { followed } from './changes';

/** Events that are worth telling whoever was away for a moment, whoever they happened to. */
const told: ReadonlySet<EventName> = new Set<EventName>([
  'decided',
  'deal-ended',
  'used',
  'zapped',
  'cancelled',
  'power-changed',
  'alien-changed',
  'called-off',
  'game-won',
]);

/** Events that only say once more what the digest says of the line from which they follow. */
const following: ReadonlySet<EventName> = new Set<EventName>([
  'ships-lost',
  'ships-moved',
  'ships-saved',
  'took',
  'drew',
  'total-changed',
]);

/**
 * What has happened since a reader's last move: what others did that matters to everybody, and all that happened to the
 * reader, but not what the reader used, nor what a line changes, which stands with it; the last few of it, oldest first.
 *
 * @param since number of the last event that was there when the reader moved
 * @param own the reader's seats
 */
export function digestOf(
  log: readonly LogEvent[],
  since: number,
  own: readonly string[],
  aliens: ReadonlySet<string> = new Set(),
  most = 6,
): Line[] {
  const fresh = log.filter(({ id }) => id > since);
  const lines = story(fresh, aliens).filter((line) => !line.minor);
  const byOthers = lines.filter(
    (line) => told.has(line.type) && !(line.type === 'used' && own.includes(line.seats[0] ?? '')),
  );
  const said = new Set(
    byOthers.flatMap((line) => followed(line, fresh).flatMap(({ id, type }) => (following.has(type) ? [id] : []))),
  );
  return lines
    .filter(
      (line) =>
        byOthers.includes(line) ||
        (!told.has(line.type) &&
          touches(line, own) &&
          (line.type === 'ships-lost' || line.seats.some((seat) => !own.includes(seat))) &&
          !line.events.every((id) => said.has(id))),
    )
    .slice(-most);
}

/** Whether a line speaks of one of these seats. */
export const touches = ({ seats }: Line, own: readonly string[]): boolean => seats.some((seat) => own.includes(seat));
