import type { EventName, LogEvent } from '../protocol/types';
import { story, type Line } from '../table/dock/story';

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

/**
 * What has happened since a reader's last move: what others did that matters to everybody, and all that happened to the
 * reader, but not what the reader used; the last few of it, oldest first.
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
  return story(
    log.filter(({ id }) => id > since),
    aliens,
  )
    .filter(
      (line) =>
        !line.minor &&
        !(line.type === 'used' && own.includes(line.seats[0] ?? '')) &&
        (told.has(line.type) || (touches(line, own) && line.seats.some((seat) => !own.includes(seat)))),
    )
    .slice(-most);
}

/** Whether a line speaks of one of these seats. */
export const touches = ({ seats }: Line, own: readonly string[]): boolean => seats.some((seat) => own.includes(seat));
