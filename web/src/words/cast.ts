import type { CardBook, Me, SeatView } from '../protocol/types';
import { bookEntries } from '../protocol/book';
import { sideText } from '../table/cards';
import { each } from '../variants/asked';
import type { Cast } from './rich';
import { has, t, type Key } from './words.svelte';

/** The names of a table's seats and of all cards, for whoever reads `me`'s view. */
export function castOf(me: Pick<Me, 'seats'>, seats: readonly SeatView[], book: CardBook | null): Cast {
  const names = namesIn(book);
  return {
    own: me.seats,
    seat: (id) => seatName(id, seats),
    card: (id) => cardName(id, names),
  };
}

// The catalogue does not change while a page is open.
const catalogues = new WeakMap<CardBook, ReadonlyMap<string, string>>();

function namesIn(book: CardBook | null): ReadonlyMap<string, string> {
  if (!book) return new Map();
  let names = catalogues.get(book);
  if (!names) {
    names = new Map(bookEntries(book).map((one) => [one.id, one.name]));
    catalogues.set(book, names);
  }
  return names;
}

// Whoever commands two systems is told apart by their letters.
function seatName(id: string, seats: readonly SeatView[]): string {
  const seat = seats.find((one) => one.seat === id);
  if (!seat?.name) return t('seat.unknown', { letter: id });
  const twice = seats.some((one) => one.seat !== id && one.name === seat.name);
  return twice ? t('seat.with-letter', { name: seat.name, letter: id }) : seat.name;
}

function cardName(id: string, names: ReadonlyMap<string, string>): string {
  // Ids are padded so that they sort; people read a number. What a card counts as is no card: `attack 80`.
  const [, kind, value] = /^(attack|reinforcement)[- ](-?\d+)$/.exec(id) ?? [];
  if (kind) return t(`card.${kind}` as Key, { value: Number(value) });
  // The catalogue has names in English; these cards are called by what they do.
  if (id === 'negotiate' || id === 'morph') return t(`card.${id}`);
  const whole = names.get(id);
  if (whole !== undefined && !id.startsWith('flare-')) return whole;
  const [base = id, side] = id.split('/');
  const nameOf = (one: string) => names.get(one) ?? titled(one);
  for (const cardName of each('cardName')) {
    const own = cardName(base, side, nameOf);
    if (own !== null) return own;
  }
  if (base.startsWith('flare-')) {
    const alien = nameOf(base.slice('flare-'.length));
    const key = `card.flare.${side ?? ''}`;
    return has(key) ? t(key, { alien }) : t('card.flare', { alien });
  }
  if (id === '') return t('card.hidden');
  return has(`card.${base}`) ? t(`card.${base}` as Key) : nameOf(base);
}

/** A name made of an id: `the-claw` is "The Claw". */
export const titled = (id: string) =>
  id.replace(/(^|[- ])(\w)/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());

/** What a card or alien says; a flare's side says its own text. Null when the catalogue does not know it. */
export function cardText(book: CardBook | null, id: string): string | null {
  const [base, side] = id.split('/');
  const all = bookEntries(book);
  const found = all.find((one) => one.id === id) ?? all.find((one) => one.id === base);
  return found ? (sideText(found, side) ?? found.text) : null;
}
