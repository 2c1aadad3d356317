import type { LogEvent, View } from '../../protocol/types';
import { played } from '../../variants/asked';
import type { Line, Topic } from './story';

/** What stands in the list: an encounter begins, a phase begins, something happened. */
export type Row =
  | { readonly kind: 'encounter'; readonly key: string; readonly encounter: number; readonly turn: Turn | null }
  | { readonly kind: 'phase'; readonly key: string; readonly phase: string }
  | { readonly kind: 'line'; readonly key: string; readonly line: Line };

/** Whose encounter it is, and the how-many-eth of the turn (0: outside the order of turns). */
export interface Turn {
  readonly seat: string;
  readonly number: number;
}

/** By what the log can be filtered: `all`, topics, `mine`. */
export type Filter = string;
/** Those of variants are there only where these are played, and one's own only for who sits there. */
export const filters = (view: View): Filter[] => [
  'all',
  'encounters',
  'cards',
  ...played(view).flatMap(({ topics }) => topics ?? []),
  'deals',
  ...(view.me.seats.length > 0 ? ['mine'] : []),
];

const topics: Readonly<Partial<Record<Filter, Topic>>> = {
  encounters: 'encounter',
  cards: 'cards',
  deals: 'deal',
};

/** The lines that a filter and a search leave. `said` gives a line's words, for the search only. */
export function chosen(
  lines: readonly Line[],
  filter: Filter,
  own: readonly string[],
  search: string,
  said: (line: Line) => string,
): readonly Line[] {
  const wanted = search.trim().toLocaleLowerCase();
  const topic = topics[filter] ?? (filter === 'all' || filter === 'mine' ? undefined : filter);
  if (filter === 'all' && wanted === '') return lines;
  return lines.filter(
    (line) =>
      (topic === undefined || line.topic === topic) &&
      (filter !== 'mine' || line.secret || line.seats.some((seat) => own.includes(seat))) &&
      (wanted === '' || said(line).toLocaleLowerCase().includes(wanted)),
  );
}

/** The log up to what a battle came to, for as long as that is being counted up over the board. */
export function untold(events: readonly LogEvent[]): readonly LogEvent[] {
  const up = events.findLastIndex(({ type }) => type === 'revealed');
  const end = events.findIndex(({ type }, at) => at > up && (type === 'total-counted' || type === 'decided'));
  return end < 0 ? events : events.slice(0, end);
}

/** Whose encounter each one was, by its number. */
export function turns(events: readonly LogEvent[]): ReadonlyMap<number, Turn> {
  const found = new Map<number, Turn>();
  for (const event of events) {
    if (event.type !== 'encounter-began') continue;
    const { offense, number } = event.args;
    if (typeof offense === 'string' && typeof number === 'number')
      found.set(event.encounter, { seat: offense, number });
  }
  return found;
}

/** Lines with a heading for each encounter and each phase. */
export function rows(lines: readonly Line[], whose: ReadonlyMap<number, Turn>): Row[] {
  const list: Row[] = [];
  let encounter: number | null = null;
  let phase: string | null = null;
  for (const line of lines) {
    if (line.encounter !== encounter) {
      encounter = line.encounter;
      phase = null;
      list.push({ kind: 'encounter', key: `e${line.id}`, encounter, turn: whose.get(encounter) ?? null });
    }
    if (line.phase !== phase) {
      phase = line.phase;
      list.push({ kind: 'phase', key: `p${line.id}`, phase });
    }
    list.push({ kind: 'line', key: `l${line.id}`, line });
  }
  return list;
}

/** At most this many rows are on the page at a time. */
export const page = 300;
const step = 150;

/** Which rows are on the page; `end` null follows the newest. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function span(count: number, end: number | null): Span {
  const last = Math.min(end ?? count, count);
  return { start: Math.max(0, last - page), end: last };
}

/** The end of the span after going towards older rows. */
export const earlier = (now: Span): number => Math.max(page, now.end - step);
/** The end of the span after going towards newer rows; null when the newest are reached. */
export const later = (now: Span, count: number): number | null => (now.end + step >= count ? null : now.end + step);
