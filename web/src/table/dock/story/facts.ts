import { card, say, seat, type Value } from '../../../words/rich';

/** The facts of an event, as the server names them. */
export type Args = Readonly<Record<string, unknown>>;

export const text = (args: Args, name: string): string => (typeof args[name] === 'string' ? args[name] : '');
export const count = (args: Args, name: string): number => (typeof args[name] === 'number' ? args[name] : 0);
export const texts = (args: Args, name: string): readonly string[] =>
  Array.isArray(args[name]) ? args[name].filter((item) => typeof item === 'string') : [];
export const isPlanet = (where: string) => /^(moon-)?[A-H]\d$/.test(where);

/** Seats by their names, for a sentence. */
export function seatsOf(args: Args, ...names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, seat(text(args, name))]));
}

const seatNames = ['seat', 'owner', 'offense', 'defense', 'by', 'to', 'from', 'seats', 'winners'];

/** Every seat that an event speaks of. */
export function seatsIn(args: Args): string[] {
  const found = seatNames.flatMap((name) => [text(args, name), ...texts(args, name)]);
  return [...new Set(found.filter((id) => /^[A-H]$/.test(id)))];
}

const quietCauses = new Set(['', 'setup', 'effect', 'cost']);

/** Why it happened, in brackets behind a sentence. */
export function because(cause: string): Value {
  if (quietCauses.has(cause)) return undefined;
  if (cause === 'encounter' || cause === 'deal' || cause === 'morph') return say(`log.why.${cause}`);
  if (cause === 'quash') return say('log.why.quash', { cause: card('quash') });
  return say('log.why.card', { cause: card(cause) });
}
