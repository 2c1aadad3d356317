import type { EventName, LogEvent } from '../protocol/types';
import { story, type Line } from '../table/dock/story';
import { planetOf } from '../board/model';
import { isPlanet } from '../table/dock/story/facts';
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

/** Events that are the doing of the seat that is named first, who knows of it. */
const doings: ReadonlySet<EventName> = new Set<EventName>(['invited', 'joined', 'aimed', 'offered']);

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
 * Where on the board the digest's lines happened: by planet the numbers that the lines have. What was decided happened at
 * the planet that the gate pointed at.
 */
export function pinsOf(lines: readonly Line[], log: readonly LogEvent[]): Readonly<Record<string, string>> {
  const pins: Record<string, string> = {};
  lines.forEach((line, at) => {
    const aimed = log.findLast(
      ({ type, id, encounter }) => type === 'aimed' && id < line.id && encounter === line.encounter,
    );
    const place =
      line.places.find(isPlanet) ??
      (line.type === 'decided' && aimed?.type === 'aimed' ? aimed.args.target : undefined);
    if (place === undefined) return;
    const where = planetOf(place);
    const before = pins[where];
    pins[where] = before === undefined ? String(at + 1) : `${before}·${String(at + 1)}`;
  });
  return pins;
}

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
    (line) =>
      (told.has(line.type) && !(line.type === 'used' && own.includes(line.seats[0] ?? ''))) || joinsIn(line, log, own),
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
          !(doings.has(line.type) && own.includes(line.seats[0] ?? '')) &&
          (line.type === 'ships-lost' || line.seats.some((seat) => !own.includes(seat))) &&
          !line.events.every((id) => said.has(id))),
    )
    .slice(-most);
}

/** Whether a line says that somebody else has joined an encounter of the reader's, on either side. */
function joinsIn(line: Line, log: readonly LogEvent[], own: readonly string[]): boolean {
  if (line.type !== 'joined' || own.includes(line.seats[0] ?? '')) return false;
  const named = log.findLast(
    ({ type, id, encounter }) => type === 'defense-named' && id < line.id && encounter === line.encounter,
  );
  return named?.type === 'defense-named' && [named.args.offense, named.args.defense].some((seat) => own.includes(seat));
}

/** Whether a line speaks of one of these seats. */
export const touches = ({ seats }: Line, own: readonly string[]): boolean => seats.some((seat) => own.includes(seat));

/** Who has done what a line tells, which where the defense has won is not the offense. */
export function doerOf(line: Line): string | undefined {
  return line.seats[line.sentence.key === 'log.decided.defense-wins' ? 1 : 0];
}
