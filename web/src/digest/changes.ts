import type { LogEvent, View } from '../protocol/types';
import type { Line } from '../table/dock/story';
import { place, say, seat, type Sentence } from '../words/rich';

/** What a line of the digest changes for the reader, in a few words. */
export interface Change {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly said: readonly Sentence[];
}

/** As the table stands now, for the reader. */
export type Standing = Pick<View, 'me' | 'seats' | 'systems' | 'table'>;

/** Lines after which an encounter is settled: what follows, follows from them. */
const settling: ReadonlySet<string> = new Set(['decided', 'deal-ended']);
/** Where an encounter is over. */
const over: ReadonlySet<string> = new Set(['turn-began', 'encounter-began', 'game-won']);

const plural = (events: readonly LogEvent[], count: (event: LogEvent) => number): number =>
  events.reduce((sum, event) => sum + count(event), 0);

/**
 * What followed from a line: after the decision of an encounter all that happened until it was over, but what others
 * used meanwhile; after a use what has it for its cause.
 *
 * @param log from the reader's last move on
 */
export function followed(line: Line, log: readonly LogEvent[]): LogEvent[] {
  const at = log.findIndex(({ id }) => id === line.events.at(-1)) + 1;
  const rest = log.slice(at);
  if (line.type === 'used') {
    const used = log[at - 1];
    const effect = used?.type === 'used' ? used.args.effect : '';
    // The same effect used once more is another line.
    const again = rest.findIndex((event) => event.type === 'used' && event.args.effect === effect);
    return (again < 0 ? rest : rest.slice(0, again)).filter((event) => causeOf(event) === effect);
  }
  if (!settling.has(line.type)) return [];
  const end = rest.findIndex((event) => over.has(event.type) || settling.has(event.type));
  const used = new Set(log.flatMap((event) => (event.type === 'used' ? [event.args.effect] : [])));
  return (end < 0 ? rest : rest.slice(0, end)).filter((event) => !used.has(causeOf(event)));
}

function causeOf({ args }: LogEvent): string {
  return 'cause' in args ? args.cause : '';
}

/** What a line changes for the reader; null where it says so itself, or where nothing is to be said. */
export function changeOf(line: Line, log: readonly LogEvent[], now: Standing): Change | null {
  const events = followed(line, log);
  const own = now.me.seats;
  const mine = (id: string) => own.includes(id);
  const bad: Sentence[] = [];
  const good: Sentence[] = [];

  const lost = plural(events, (one) => (one.type === 'ships-lost' && mine(one.args.owner) ? one.args.count : 0));
  if (lost > 0) bad.push(say('since.lost', { count: lost }));
  const landed = events.flatMap((one) =>
    one.type === 'ships-moved' && one.args.from === 'gate' && isPlanet(one.args.to) ? [one.args] : [],
  );
  const targets = [...new Set(landed.filter(({ owner }) => mine(owner)).map(({ to }) => to))];
  if (targets.length > 0) good.push(say('since.landed', { places: targets.map(place) }));
  const cards = (which: 'to' | 'from') =>
    plural(events, (one) => (one.type === 'took' && mine(one.args[which]) ? one.args.count : 0));
  const drawn = plural(events, (one) => (one.type === 'drew' && mine(one.args.seat) ? one.args.count : 0));
  if (cards('from') > 0) bad.push(say('since.cards.lost', { count: cards('from') }));
  if (cards('to') + drawn > 0) good.push(say('since.cards', { count: cards('to') + drawn }));
  const saved = plural(events, (one) => (one.type === 'ships-saved' && mine(one.args.owner) ? one.args.count : 0));
  if (saved > 0) good.push(say('since.saved', { count: saved }));

  // Whoever has come nearer to the end by it is everybody's concern.
  const goal = now.table.coloniesToWin;
  const nearer = [
    ...new Set(landed.filter(({ owner, to }) => !mine(owner) && !to.startsWith(owner)).map((one) => one.owner)),
  ];
  const standing = nearer.flatMap((id) => {
    const has = now.seats.find((one) => one.seat === id)?.colonies ?? 0;
    return has > 0
      ? [
          {
            has,
            said: say('since.colonies', { seat: seat(id), number: has, goal, left: goal - has === 1 ? 'one' : 'more' }),
          },
        ]
      : [];
  });
  const threat = standing.filter(({ has }) => has >= goal - 1).map(({ said }) => said);
  const said = [...bad, ...good, ...threat];
  if (said.length > 0) return { tone: bad.length + threat.length > 0 ? 'bad' : 'good', said: said.slice(0, 2) };
  const others = [
    ...standing.map((one) => one.said),
    ...[...new Set(events.flatMap((one) => (one.type === 'ships-lost' ? [one.args.owner] : [])))].map((id) =>
      say('since.others.lost', {
        seat: seat(id),
        count: plural(events, (one) => (one.type === 'ships-lost' && one.args.owner === id ? one.args.count : 0)),
      }),
    ),
    ...events.flatMap((one) =>
      one.type === 'total-changed'
        ? [say(one.args.side === 0 ? 'since.total.offense' : 'since.total.defense', { amount: one.args.amount })]
        : [],
    ),
  ];
  if (others.length > 0) return { tone: 'plain', said: others.slice(0, 2) };
  // What has not come to its end may still change something.
  const at = log.findIndex(({ id }) => id === line.events.at(-1));
  const ended = log.slice(at + 1).some(({ type }) => over.has(type));
  return settling.has(line.type) && ended ? { tone: 'plain', said: [say('since.nothing')] } : null;
}

const isPlanet = (where: string) => /^[A-H]\d$/.test(where);
