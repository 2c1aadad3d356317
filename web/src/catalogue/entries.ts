import type { IconName } from '../art/icons';
import { alienOf, drawnAs, isSided, lookOf, type CardFace, type CardKind } from '../cards/face';
import { bookEntries } from '../protocol/book';
import type { CardBook, CardInfo, CatalogueEntry } from '../protocol/types';
import { each } from '../variants/asked';
import { has, own, region, t } from '../words/words.svelte';
import { flaresIn, hiddenIn, type FlareStyle, type Wanted } from './address';
import '../words/later/catalogue';

/** Sides of flares and their like, by the style in which they are shown. */
export const sides = {
  all: ['wild', 'super', 'wild1', 'super1', 'con', 'pro'],
  'one-shot': ['wild1', 'super1'],
  retained: ['wild', 'super'],
  'con-wild-super': ['wild1', 'super', 'con'],
  none: [],
} as const satisfies Record<FlareStyle, readonly (keyof CatalogueEntry)[]>;
export type Side = (typeof sides.all)[number];

/** The sides that an entry has and that are shown; of a card that is nothing but its sides all, whatever the style. */
export function sidesOf(entry: CatalogueEntry, style: FlareStyle): { side: Side; text: string }[] {
  const own = isSided(entry.kind);
  // Where the wild side that is played once is not known, the one that is kept stands for it.
  const kept = style === 'con-wild-super' && entry.wild1 === undefined;
  const shown = kept ? (['wild', 'super', 'con'] as const) : sides[style];
  return (own ? sides.all : shown).flatMap((side) => {
    const text = entry[side];
    return text === undefined ? [] : [{ side, text }];
  });
}

const shared = [
  'set',
  'author',
  'origin',
  'year',
  'theme',
  'type',
  'experience',
  'obligation',
  'needs',
  'tech',
] as const;

/** What is known of an entry that others may share, field by field. */
export function sharedOf(entry: CatalogueEntry): { field: (typeof shared)[number]; values: string[] }[] {
  return shared.flatMap((field) => {
    const value = entry[field];
    if (value === undefined) return [];
    const values = (Array.isArray(value) ? value : [value]).map(String);
    return values.length > 0 ? [{ field, values }] : [];
  });
}

export function nameOf(entry: { name: string }): string {
  return entry.name;
}

/** Rules and rulings are read; everything else lies on the table. */
export function isDocument({ kind }: { kind: string }): boolean {
  return kind === 'rule' || kind === 'ruling';
}

/** What it does, in one line. */
export function line(entry: CatalogueEntry): string {
  const said = entry.effect ?? entry.text ?? entry.wild ?? entry.pro ?? entry.con ?? entry.notes ?? '';
  return said;
}

/** As which card an entry is drawn; null for a rule or ruling. */
export function cardKind({ kind }: { kind: string }): CardKind | null {
  return drawnAs(kind);
}

export function iconOf(entry: { kind: string }): IconName {
  const kind = cardKind(entry);
  if (kind) return lookOf(kind).icon;
  return entry.kind === 'ruling' ? 'verified' : 'book';
}

/** The alien whose emblem stands for an entry; null where there is none. */
export function emblemOf({ kind, id, see }: { kind: string; id: string; see?: readonly string[] }): string | null {
  if (kind === 'alien') return id;
  if (isSided(kind)) return alienOf({ id, kind });
  const drawn = drawnAs(kind);
  return drawn !== null && lookOf(drawn).art === 'emblem' ? (see?.[0] ?? null) : null;
}

/** What the server's book says about an entry, so that it looks here as it does at the table. */
export function infoOf(id: string, book: CardBook | null): CardInfo | undefined {
  return bookEntries(book).find((one) => one.id === id);
}

/** The face of an entry; null for a rule or ruling. */
export function faceOf(entry: CatalogueEntry, book: CardBook | null): CardFace | null {
  const kind = cardKind(entry);
  if (!kind) return null;
  const info = infoOf(entry.id, book);
  const said = entry.text ?? entry.effect ?? '';
  const text = isSided(kind)
    ? sidesOf(entry, 'all')
        .map(({ side, text: words }) => t('catalogue.side', { side: t(`catalogue.field.${side}`), text: words }))
        .join(' ')
    : said;
  return {
    id: entry.id,
    kind,
    name: nameOf(entry),
    text,
    ...(entry.obligation === undefined || entry.obligation === 'B' ? {} : { mandatory: entry.obligation === 'M' }),
    ...(info?.traits ? { traits: info.traits } : {}),
    ...(info?.roles ? { roles: info.roles } : entry.role ? { roles: entry.role } : {}),
    ...(info?.phases ? { phases: info.phases } : entry.phase ? { phases: entry.phase } : {}),
  };
}

const grades: Readonly<Record<string, 0 | 1 | 2>> = { Novice: 0, Advanced: 1, Expert: 2 };

export function levelOf({ experience }: CatalogueEntry): 0 | 1 | 2 | undefined {
  return experience === undefined ? undefined : grades[experience];
}

/** A value of a field in the reader's words, where it has other words than its own. */
export function valueSaid(field: string, value: string): string {
  // The game has words for these.
  const key = field === 'phase' || field === 'window' ? `${field}.${value}` : `catalogue.${field}.${value}`;
  return has(key) ? t(key) : (own(key) ?? value);
}

/** What a field is called; `label` for one that this page does not know. */
export function fieldSaid(field: string, label: string): string {
  const key = `catalogue.field.${field}`;
  return has(key) ? t(key) : label;
}

/** A cost as the server writes it, in words where it has any. */
export function costSaid(cost: string): string {
  const said = each('cost').map((inWords) => inWords(cost));
  return said.find((words) => words !== '') ?? cost;
}

/** What it costs, in words; empty where it costs nothing. */
export function costOf({ cost }: CatalogueEntry): string {
  return cost === undefined ? '' : t('catalogue.cost', { cost: costSaid(String(cost)) });
}

/** A share as a percentage. */
export function percent(share: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return t('catalogue.percent', { percent: new Intl.NumberFormat(region(), digits).format(share * 100) });
}

/** Author, theme, type and experience as far as they are shown; what two fields say alike is said once. */
export function factsOf(entry: CatalogueEntry, wanted: Wanted): string[] {
  const hidden = hiddenIn(wanted);
  const facts = (['author', 'theme', 'type', 'experience'] as const).flatMap((field) => {
    const value = entry[field];
    return value === undefined || hidden.includes(field) ? [] : [valueSaid(field, value)];
  });
  return [...new Set(facts)];
}

/** History, art and notes as far as they are shown, and the sides of an alien's flare in their style. */
export function moreOf(
  entry: CatalogueEntry,
  wanted: Wanted,
): { field: Side | 'history' | 'art' | 'notes'; text: string }[] {
  const hidden = hiddenIn(wanted);
  return [
    ...(['history', 'art', 'notes'] as const).flatMap((field) => {
      const text = entry[field];
      return text === undefined || hidden.includes(field) ? [] : [{ field, text }];
    }),
    // What is nothing but its sides says them itself.
    ...(entry.kind === 'alien'
      ? sidesOf(entry, flaresIn(wanted)).map(({ side, text }) => ({ field: side, text }))
      : []),
  ];
}
