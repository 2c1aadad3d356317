import { isSided, type CardFace, type CardKind } from '../cards/face';
import { bookEntries } from '../protocol/book';
import type { CardBook, CardInfo, HandCard } from '../protocol/types';
import { entries, named } from '../variants/asked';
import type { Cast } from '../words/rich';

/** What the catalogue says about a card, alien or effect. */
export function infoOf(id: string, book: CardBook | null): CardInfo | undefined {
  const base = id.replace(/\/.*$/, '');
  return bookEntries(book).find((one) => one.id === base);
}

export function kindOf(id: string, book: CardBook | null): CardKind {
  const known = infoOf(id, book)?.kind;
  if (known) return known;
  if (id.startsWith('attack-')) return 'attack';
  if (id.startsWith('reinforcement-')) return 'reinforcement';
  if (id.startsWith('flare-')) return 'flare';
  if (id === 'negotiate' || id === 'morph') return id;
  return entries('cards').find(([kind]) => id.startsWith(`${kind}-`))?.[0] ?? 'artifact';
}

/** The number on a card: of an attack card or a reinforcement. */
export function valueOf(id: string): number | null {
  const [, value] = /^(?:attack|reinforcement)-(-?\d+)$/.exec(id) ?? [];
  return value === undefined ? null : Number(value);
}

/** What one side of a card says that has sides. */
export function sideText(info: CardInfo | undefined, side: string | undefined): string | null {
  if (side === 'wild') return info?.wild ?? null;
  if (side === 'super') return info?.super ?? null;
  const said = info && isSided(info.kind) && side ? info.traits?.[side] : undefined;
  return typeof said === 'string' ? said : null;
}

/** What a card shows; of a card that the catalogue does not know, its name. A side of a flare shows that side's text. */
export function faceOf(id: string, book: CardBook | null, cast: Cast): CardFace {
  const info = infoOf(id, book);
  const side = sideText(info, /\/(.*)$/.exec(id)?.[1]);
  const text = side ?? info?.text ?? '';
  const base = info ?? { id, kind: kindOf(id, book), value: valueOf(id) };
  return { ...base, id: id.replace(/\/.*$/, ''), name: cast.card(id), text: text || (info?.wild ?? '') };
}

export const orders = ['kind', 'value', 'time'] as const;
export type Order = (typeof orders)[number];

const ranks: Readonly<Record<string, number>> = {
  attack: 0,
  negotiate: 1,
  morph: 2,
  reinforcement: 3,
  artifact: 4,
  flare: 5,
  alien: 8,
  destiny: 9,
};
const rank = (kind: CardKind): number => ranks[kind] ?? named('cards', kind)?.rank ?? 99;

/** Encounter cards first, attack cards from high to low; or by value alone; or as they came. */
export function sorted(hand: readonly HandCard[], order: Order, book: CardBook | null): HandCard[] {
  if (order === 'time') return [...hand];
  const value = (card: HandCard) => valueOf(card.id) ?? -100;
  return hand.toSorted((a, b) => {
    const kinds = order === 'kind' ? rank(kindOf(a.id, book)) - rank(kindOf(b.id, book)) : 0;
    return kinds || value(b) - value(a) || a.id.localeCompare(b.id);
  });
}
