import type { IconName } from '../art/icons';
import type { SeatView, View } from '../protocol/types';
import { has, t, type Key } from '../words/words.svelte';

/** Something that lies on a seat's sheet or before it: counters, ships, cards in a pile, an encounter card of its own. */
export interface Piece {
  readonly icon: IconName;
  readonly name: string;
  /** What stands on it: a number, or what a card is worth. */
  readonly count: string;
  /** Its cards, as far as the reader sees them. */
  readonly cards: readonly string[];
  /** So many more lie face down. */
  readonly hidden: number;
}

/** Tokens on a sheet or beside planets, or ships or cards there of a seat. */
export interface Counter {
  readonly name: string;
  readonly seat?: string | null;
  readonly cards?: boolean | null;
  readonly planets?: string | null;
  readonly value: number;
}

/** An alien of a seat, and what its sheet declares. */
export interface Power {
  readonly alien: string | null;
  readonly power: string;
  readonly faceDown?: boolean;
  readonly counters?: readonly Counter[] | null;
  readonly pile?: { name: string; size: number; cards?: readonly string[] | null } | null;
  readonly stages?: { aliens: string[]; current: number } | null;
  readonly grafts?: readonly string[] | null;
}

/** The aliens of a seat: all that it has, or the one that is known of it. */
export function powersOf(seat: SeatView | undefined): readonly Power[] {
  const all = (seat?.powers ?? []) as unknown as readonly Power[];
  return all.length > 0 ? all : seat?.alien ? [{ alien: seat.alien, power: seat.power ?? 'on' }] : [];
}

/** What a counter or a pile is called. */
export const pieceName = (name: string): string => (has(`counter.${name}`) ? t(`counter.${name}` as Key) : name);

/** What a counter is called, with the name of the seat whose ships or cards it counts, or the planets beside which it lies. */
export const counterName = ({ name, seat, planets }: Counter, seatName: (seat: string) => string): string =>
  planets
    ? t('piece.beside', { name: pieceName(name), planets })
    : seat
      ? t('piece.of', { name: pieceName(name), seat: seatName(seat) })
      : pieceName(name);

const iconOf = ({ seat, cards }: Counter): IconName => {
  if (cards) return 'deck';
  return seat && cards !== false ? 'ship' : 'bolt';
};

/** All that lies before a seat, in the order of its sheets. */
export function piecesOf(seat: SeatView, encounter: View['encounter'], seatName: (seat: string) => string): Piece[] {
  const second = encounter?.seconds?.[seat.seat];
  return [
    ...Object.entries(seat.ring ?? {}).map(([owner, ships]) => ({
      icon: 'ship' as const,
      name: t('piece.ring', { seat: seatName(owner) }),
      count: String(ships),
      cards: [],
      hidden: 0,
    })),
    ...powersOf(seat).flatMap(({ counters, pile }) => [
      ...(counters ?? []).map((counter) => ({
        icon: iconOf(counter),
        name: counterName(counter, seatName),
        count: String(counter.value),
        cards: [],
        hidden: 0,
      })),
      ...(pile && pile.size > 0
        ? [
            {
              icon: 'deck' as const,
              name: pieceName(pile.name),
              count: String(pile.size),
              cards: pile.cards ?? [],
              hidden: pile.size - (pile.cards ?? []).length,
            },
          ]
        : []),
    ]),
    ...(second
      ? [
          {
            icon: 'attack' as const,
            name: t('piece.second'),
            count: (second.id && /^attack-(\d+)$/.exec(second.id)?.[1]) ?? (second.id ? '·' : '?'),
            cards: second.id ? [second.id] : [],
            hidden: second.id ? 0 : 1,
          },
        ]
      : []),
  ];
}

/** A piece in words: what it is, how many, and the cards that are seen. */
export function pieceSaid({ name, count, cards, hidden }: Piece, called: (card: string) => string): string {
  if (cards.length + hidden === 0) return t('piece.counter', { name, count });
  return t('piece.cards', {
    name,
    cards: cards.map(called).join(', '),
    seen: cards.length,
    hidden,
  });
}
