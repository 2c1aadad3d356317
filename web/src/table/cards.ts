import type { CardFace } from '../cards/face';
import type { CardBook, CardInfo, HandCard } from '../protocol/types';
import type { Cast } from '../words/rich';

export type CardKind = CardInfo['kind'];

/** What the catalogue says about a card, alien, tech or effect. */
export function infoOf(id: string, book: CardBook | null): CardInfo | undefined {
  const base = id.replace(/\/.*$/, '');
  return [...(book?.cards ?? []), ...(book?.aliens ?? []), ...(book?.techs ?? []), ...(book?.hazards ?? [])].find(
    (one) => one.id === base,
  );
}

export function kindOf(id: string, book: CardBook | null): CardKind {
  const known = infoOf(id, book)?.kind;
  if (known) return known;
  if (id.startsWith('attack-')) return 'attack';
  if (id.startsWith('reinforcement-')) return 'reinforcement';
  if (id.startsWith('flare-')) return 'flare';
  if (id.startsWith('pulsar-')) return 'pulsar';
  return id === 'negotiate' || id === 'morph' ? id : 'artifact';
}

/** The number on a card: of an attack card or a reinforcement. */
export function valueOf(id: string): number | null {
  const [, value] = /^(?:attack|reinforcement)-(-?\d+)$/.exec(id) ?? [];
  return value === undefined ? null : Number(value);
}

/** What one side of a flare or Pulsar says. */
export function sideText(info: CardInfo | undefined, side: string | undefined): string | null {
  if (side === 'wild') return info?.wild ?? null;
  if (side === 'super') return info?.super ?? null;
  const said = info?.kind === 'pulsar' && side ? info.traits?.[side] : undefined;
  return typeof said === 'string' ? said : null;
}

/** The uses of a Pulsar that one has, by whether its power is one's own. */
const uses = { own: ['pro', 'shield'], other: ['con', 'denial'] } as const;
export type PulsarUse = (typeof uses)[keyof typeof uses][number];

/** What a Pulsar says, use by use: those that `aliens`, the reader's own, leave to the reader come first. */
export function pulsarUses(
  info: CardInfo,
  aliens: readonly string[],
): { use: PulsarUse; text: string; mine: boolean }[] {
  const own = aliens.includes(String(info.traits?.['alien']));
  const listed = (kind: keyof typeof uses, mine: boolean) =>
    uses[kind].map((use) => ({ use, text: sideText(info, use) ?? '', mine })).filter(({ text }) => text !== '');
  return own
    ? [...listed('own', true), ...listed('other', false)]
    : [...listed('other', true), ...listed('own', false)];
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

const rank: Readonly<Record<CardKind, number>> = {
  attack: 0,
  negotiate: 1,
  morph: 2,
  reinforcement: 3,
  artifact: 4,
  flare: 5,
  pulsar: 6,
  tech: 7,
  alien: 8,
  destiny: 9,
  hazard: 10,
  essence: 11,
  moon: 12,
};

/** Encounter cards first, attack cards from high to low; or by value alone; or as they came. */
export function sorted(hand: readonly HandCard[], order: Order, book: CardBook | null): HandCard[] {
  if (order === 'time') return [...hand];
  const value = (card: HandCard) => valueOf(card.id) ?? -100;
  return hand.toSorted((a, b) => {
    const kinds = order === 'kind' ? rank[kindOf(a.id, book)] - rank[kindOf(b.id, book)] : 0;
    return kinds || value(b) - value(a) || a.id.localeCompare(b.id);
  });
}
