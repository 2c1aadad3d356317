import { gameSeats, tableSeats, type Events } from '../../../protocol/events';
import type { EventName } from '../../../protocol/types';
import { variants } from '../../../variants/roster';
import { cards } from './cards';
import { encounter } from './encounter';
import { people } from './people';
import { table } from './table';
import type { Remembered, Seats, Telling, Tellings, Told } from './telling';

type Every<Kinds> = (Kinds extends unknown ? (one: Kinds) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Variants = ReturnType<typeof variants>;
type Variant = Variants[keyof Variants];

/** One list for all: a kind of event for which nobody has a sentence does not compile here. */
function all(): Tellings<Events> {
  return { ...encounter, ...cards, ...table, ...people, ...own('story') };
}

function allSeats(): Seats<Events> {
  return { ...gameSeats, ...tableSeats, ...own('seats') };
}

function own<What extends keyof Variant>(what: What): Every<Variant[What]> {
  return Object.assign({}, ...Object.values(variants()).map((variant) => variant[what])) as Every<Variant[What]>;
}

// Made when first asked for: what variants show stands on the same pages as the log.
let made: { readonly tellings: Tellings<Events>; readonly seats: Seats<Events> } | undefined;
const kinds = () => (made ??= { tellings: all(), seats: allSeats() });

/** How events of this kind are told; undefined for a kind that a newer server may have. */
export function tellingOf(name: string): Telling<unknown> | undefined {
  const { tellings } = kinds();
  return Object.hasOwn(tellings, name) ? (tellings[name as EventName] as unknown as Telling<unknown>) : undefined;
}

/** What is said of an event; null when it gives no line of its own. */
export function tell(event: { readonly type: string; readonly args: unknown }, story: Remembered): Told | null {
  return tellingOf(event.type)?.tell(event.args, story) ?? null;
}

/** Every seat that an event speaks of. */
export function seatsIn(event: { readonly type: EventName; readonly args: object }): string[] {
  const names: readonly string[] = kinds().seats[event.type];
  const found = names.flatMap((name) => (event.args as Record<string, string | readonly string[]>)[name] ?? []);
  return [...new Set(found.filter((id) => id !== ''))];
}
