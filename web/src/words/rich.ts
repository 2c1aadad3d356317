import { besideKind, isBeside, planetOf } from '../board/model';
import { stretch } from './pseudo';
import { has, language, list as join, locale, pieces, region, t, testing, type Key, type Words } from './words.svelte';

/** Something in a sentence that one can point at: a seat, a card (or alien, effect), a place with ships. */
export interface Thing {
  readonly kind: 'seat' | 'card' | 'place';
  readonly id: string;
}
/** A part of a sentence on its way to the reader: text, or a thing with the words for it. */
export type Piece = string | (Thing & { readonly text: string });

/** What a sentence is made of: besides numbers and text, things, lists, and sentences within the sentence. */
export type Value = string | number | Thing | readonly Value[] | Sentence | undefined;
export interface Sentence {
  readonly key: Key;
  readonly args?: Readonly<Record<string, Value>>;
}

/** Who and what the names in a sentence stand for, as one reader knows them. */
export interface Cast {
  /** Seats that the reader commands; with a single one it is called "you". */
  readonly own: readonly string[];
  seat(id: string): string;
  card(id: string): string;
}

export const seat = (id: string): Thing => ({ kind: 'seat', id });
export const card = (id: string): Thing => ({ kind: 'card', id });
export const place = (id: string): Value =>
  /^[A-H]\d$/.test(id) || isBeside(id)
    ? { kind: 'place', id }
    : has(`place.${id}`)
      ? { key: `place.${id}` as Key }
      : { kind: 'card', id };
export const say = (key: Key, args?: Readonly<Record<string, Value>>): Sentence => (args ? { key, args } : { key });

/** What a planet or a place beside one is called within a sentence. */
export const placeName = (id: string): string =>
  isBeside(id) ? t(`place.${besideKind(id)}` as Key, { planet: planetOf(id) }) : id;

const isThing = (value: object): value is Thing => 'kind' in value;
const isList = (value: object): value is readonly Value[] => Array.isArray(value);

/** An argument inside a message: `select` goes by `toString`, what is shown are the pieces. */
class Argument {
  constructor(
    readonly pieces: Piece[],
    private readonly choice = 'other',
  ) {}

  toString(): string {
    return this.choice;
  }
}

/** The sentence as pieces, for one reader. */
export function tell(sentence: Sentence, cast: Cast): Piece[] {
  const args = Object.entries(sentence.args ?? {}).map(([name, value]) => [name, argument(value, cast)]);
  const said: Piece[] = [];
  for (const piece of pieces(sentence.key, Object.fromEntries(args) as Record<string, unknown>)) {
    if (piece instanceof Argument) said.push(...piece.pieces);
    else said.push(String(piece));
  }
  return unnested(merged(said));
}

/** Within brackets a name has none of its own: the wild side of a flare stands behind a dash there. */
function unnested(said: readonly Piece[]): Piece[] {
  let depth = 0;
  return said.map((piece) => {
    if (typeof piece !== 'string')
      return depth > 0 ? { ...piece, text: piece.text.replace(/\s\(([^()]*)\)$/, '\u00a0– $1') } : piece;
    for (const letter of piece) depth = Math.max(0, depth + (letter === '(' ? 1 : letter === ')' ? -1 : 0));
    return piece;
  });
}

/** The sentence as text: for labels, for search, for the clipboard. */
export function plain(sentence: Sentence, cast: Cast): string {
  return text(tell(sentence, cast));
}

export function text(said: readonly Piece[]): string {
  return said.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

function argument(value: Value, cast: Cast): string | number | Argument {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value === undefined) return '';
  if (isList(value)) return new Argument(listed(value, cast));
  if (!isThing(value)) return new Argument(tell(value, cast));
  return new Argument([thing(value, cast)], value.kind === 'card' ? value.id : mine(value, cast) ? 'you' : 'other');
}

const mine = (value: Thing, cast: Cast) => value.kind === 'seat' && cast.own.length === 1 && cast.own[0] === value.id;

function thing(value: Thing, cast: Cast): Piece {
  if (value.kind === 'place') return { ...value, text: placeName(value.id) };
  if (value.kind === 'card') return { ...value, text: cast.card(value.id) };
  if (value.id === '') return t('seat.nobody');
  return { ...value, text: mine(value, cast) ? t('seat.you') : cast.seat(value.id) };
}

function listed(values: readonly Value[], cast: Cast): Piece[] {
  const items = values.map((value) => {
    const made = argument(value, cast);
    return made instanceof Argument ? made.pieces : [String(made)];
  });
  // Private-use characters stand for the items while the language puts its commas and its "and" between them.
  const holders = items.map((_, at) => String.fromCharCode(0xe000 + at));
  return [...join(holders)].flatMap((letter) => items[letter.charCodeAt(0) - 0xe000] ?? [letter]);
}

function merged(said: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of said) {
    const last = out.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') out[out.length - 1] = last + piece;
    else if (piece !== '') out.push(piece);
  }
  return out;
}

/** A piece with the brackets and stops that must not be torn from it where a line ends. */
export interface Held {
  readonly before: string;
  readonly piece: Piece;
  readonly after: string;
}

export function held(said: readonly Piece[]): Held[] {
  const out: { before: string; piece: Piece; after: string }[] = [];
  for (const piece of said) {
    const last = out.at(-1);
    if (typeof piece !== 'string') {
      const [, rest = '', opening = ''] =
        typeof last?.piece === 'string' ? (/^(.*?)([(“„«]*)$/s.exec(last.piece) ?? []) : [];
      if (last && opening) last.piece = rest;
      out.push({ before: opening, piece, after: '' });
      continue;
    }
    const closing = last && typeof last.piece !== 'string' ? (/^[)”’“».,:;!?]+s?(?!\w)/.exec(piece)?.[0] ?? '') : '';
    if (last) last.after = closing;
    if (piece.length > closing.length) out.push({ before: '', piece: piece.slice(closing.length), after: '' });
  }
  return out;
}

// ---- sentences of the server: a key, and arguments that only their names explain

const seats = new Set(['seat', 'seats', 'other', 'inviter', 'opponent', 'offense', 'defense', 'owner', 'winner', 'by']);
const cards = new Set(['card', 'cards', 'effect', 'causes', 'cause', 'tech', 'alien', 'token']);
const places = new Set(['place', 'places', 'planet', 'planets', 'target']);
const named: Readonly<Record<string, string>> = {
  window: 'window',
  windows: 'window',
  step: 'phase',
  belongs: 'phase',
  phase: 'phase',
  role: 'role',
  position: 'role',
  prompt: 'ask',
  open: 'ask',
  field: 'field',
};

/** The server's sentence with its arguments understood; null when this page is too old to have words for it. */
export function understood(words: Words): Sentence | null {
  if (!has(words.key)) return null;
  const args = Object.entries(words.args ?? {}).map(([name, value]) => [name, meant(name, value)]);
  return { key: words.key, args: Object.fromEntries(args) as Record<string, Value> };
}

function meant(name: string, value: unknown): Value {
  if (Array.isArray(value)) return value.map((item) => meant(name, item));
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && value !== null) {
    if ('key' in value) return understood(value as Words) ?? say('words.unknown');
    return inLanguage(value) ?? JSON.stringify(value);
  }
  const id = typeof value === 'string' ? value : '';
  const family = named[name];
  if (family) return has(`${family}.${id}`) ? say(`${family}.${id}` as Key) : asked(family, id);
  if (seats.has(name) || ((name === 'to' || name === 'from' || name === 'targets') && /^[A-H]?$/.test(id)))
    return seat(id);
  if (places.has(name) || name === 'to' || name === 'from') return place(id);
  if (cards.has(name)) return card(id);
  return id;
}

// What the server has words for itself comes in all its languages: of a new one it may have none yet.
function inLanguage(words: object): string | undefined {
  const all = words as Readonly<Record<string, unknown>>;
  const said = [all[language()], all['en']].find((one): one is string => typeof one === 'string');
  return said !== undefined && locale.current === testing ? stretch(said) : said;
}

// An effect's own question is called `plague/seat`.
function asked(family: string, id: string): Value {
  return family === 'ask' && id.includes('/') ? say('ask.other', { effect: card(id.replace(/\/[^/]*$/, '')) }) : id;
}

/** A whole number as the language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(region()).format(value);
}
