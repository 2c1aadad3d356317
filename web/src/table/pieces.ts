import type { IconName } from '../art/icons';
import type { SeatView, View } from '../protocol/types';
import { each } from '../variants/asked';
import { placeName } from '../words/rich';
import { has, list, t, type Key } from '../words/words.svelte';

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
  /** It lies beside planets, all of which show it. */
  readonly onBoard?: boolean;
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

/** Ships of a seat at a place that are of a kind of their own, in notation: `A:warpx2`, or `C:A4:B2D1` with what lies under. */
const ships = /^([A-Z]):(\w+?)(?::(\w+?))?(?:x(\d+))?$/;

const whereName = (place: string) => (has(`place.${place}`) ? t(`place.${place}` as Key) : placeName(place));

/** What a counter is called, with the name of the seat whose ships or cards it counts, or the planets beside which it lies. */
export function counterName({ name, seat, planets }: Counter, seatName: (seat: string) => string): string {
  const named = pieceName(name);
  if (!planets) return seat ? t('piece.of', { name: named, seat: seatName(seat) }) : named;
  const [, owner, at, under] = ships.exec(planets) ?? [];
  if (owner === undefined || at === undefined) {
    // Beside planets, or before seats.
    const lies = planets.split('+').map((place) => (/^[A-Z]$/.test(place) ? seatName(place) : placeName(place)));
    return t('piece.beside', { name: named, planets: list(lies) });
  }
  return t('piece.at', {
    name: named,
    seat: seatName(owner),
    place: whereName(at),
    left: under ? 'yes' : 'no',
    under: list(
      [...(under ?? '').matchAll(/([A-Z])(\d+)/g)].map(([, whose = '', count = '']) =>
        t('board.ships', { name: seatName(whose), count: Number(count) }),
      ),
    ),
  });
}

/** Those that say the same are one. */
export function countersOf({ counters }: Power): Counter[] {
  const all = new Map<string, Counter>();
  for (const one of counters ?? []) {
    const key = JSON.stringify([one.name, one.seat, one.cards, one.planets]);
    // Ships at a place may be counted there: `B:warpx2`.
    const value = one.value * Number(ships.exec(one.planets ?? '')?.[4] ?? 1);
    all.set(key, { ...one, value: (all.get(key)?.value ?? 0) + value });
  }
  return [...all.values()];
}

/** Whether each place of it is a planet. */
const isOnBoard = ({ planets }: Counter) =>
  planets?.split('+').every((place) => /^[A-Z]\d+$/.test(ships.exec(place)?.[2] ?? place)) ?? false;

/** Ships of a kind of their own on planets: whose, where, and what they are called. */
export const kindsOfShips = (
  seats: readonly SeatView[],
): { owner: string; place: string; name: string; count: number }[] =>
  seats.flatMap((seat) =>
    powersOf(seat).flatMap((power) =>
      countersOf(power).flatMap(({ name, planets, value }) => {
        const [, owner, place] = ships.exec(planets ?? '') ?? [];
        return owner !== undefined && place !== undefined
          ? [{ owner, place, name: pieceName(name), count: value }]
          : [];
      }),
    ),
  );

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
      onBoard: true,
    })),
    ...each('pieces').flatMap((of) => of(seat)),
    ...powersOf(seat).flatMap(({ pile, ...power }) => [
      ...countersOf(power).map((counter) => ({
        icon: iconOf(counter),
        name: counterName(counter, seatName),
        count: String(counter.value),
        cards: [],
        hidden: 0,
        onBoard: isOnBoard(counter),
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
