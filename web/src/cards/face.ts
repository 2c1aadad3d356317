import type { Traits } from '../art/emblem';
import type { IconName } from '../art/icons';
import { entries, named } from '../variants/asked';
import { has, t } from '../words/words.svelte';

/** What a card shows, in the reader's language; the catalogue's entries fit. */
export interface CardFace {
  /** In notation: `attack-08`, `negotiate`, `flare-human`, `cosmic-zap`. */
  id: string;
  kind: CardKind;
  name: string;
  text: string;
  value?: number | null;
  roles?: readonly string[];
  phases?: readonly string[];
  set?: string;
  mandatory?: boolean;
  /** What else is printed: of a card that belongs to an alien, which. */
  traits?: Readonly<Record<string, unknown>>;
}

/** The name of a kind of cards: one of these, or a variant's. */
export type CardKind = string;

/** A card kind's icon and colours: the band, and the ground from its light to its dark end. */
export interface KindLook {
  readonly icon: IconName;
  readonly band: string;
  readonly high: string;
  readonly low: string;
  /** What stands in its middle, when that is neither a number nor its icon. */
  readonly art?: 'relic' | 'device' | 'emblem';
}

const looks = {
  attack: { icon: 'attack', band: '#ff8a5c', high: '#6d2323', low: '#1c0d16' },
  negotiate: { icon: 'negotiate', band: '#5fe0b4', high: '#10584f', low: '#08191f' },
  morph: { icon: 'morph', band: '#c9a2ff', high: '#4b2a80', low: '#140c2b' },
  reinforcement: { icon: 'reinforcement', band: '#85c6ff', high: '#1d4a86', low: '#0a1530' },
  artifact: { icon: 'artifact', band: '#ffd166', high: '#6b4a12', low: '#1c1408', art: 'relic' },
  flare: { icon: 'flare', band: '#ff8fc0', high: '#74204e', low: '#1f0a1c', art: 'emblem' },
  destiny: { icon: 'destiny', band: '#a7b2ff', high: '#2e357e', low: '#0c0f2c' },
  alien: { icon: 'alien', band: '#d9e2ff', high: '#37406e', low: '#10142c' },
} as const satisfies Readonly<Record<string, KindLook>>;

const known = (kind: CardKind): kind is keyof typeof looks => Object.hasOwn(looks, kind);

/** All kinds of cards that have a look of their own. */
export const cardKinds = (): CardKind[] => [
  ...Object.keys(looks),
  ...entries('cards').flatMap(([kind, { look }]) => (look ? [kind] : [])),
];

/** As which kind a card is drawn; null for what is no card. */
export function drawnAs(kind: string): CardKind | null {
  if (known(kind)) return kind;
  const own = named('cards', kind);
  return own?.as ?? (own?.look ? kind : null);
}

/** A card kind's icon and colours; those of an artifact for one that nobody knows. */
export const lookOf = (kind: CardKind): KindLook =>
  known(kind) ? looks[kind] : (named('cards', kind)?.look ?? looks.artifact);

/** Whether a card of this kind is nothing but its sides. */
export const isSided = (kind: CardKind): boolean => kind === 'flare' || (named('cards', kind)?.sided ?? false);

/** What a kind of cards is called. */
export function kindSaid(kind: CardKind): string {
  const key = `kind.${kind}`;
  return has(key) ? t(key) : kind;
}

/** The number in the middle of a card that is worth one. */
export function bigValue({ kind, value }: CardFace): string | null {
  if (value === undefined || value === null) return null;
  return kind === 'reinforcement' && value >= 0 ? `+${value}` : String(value).replace('-', '−');
}

/** The alien whose card it is: what is printed says so, or its id, of a flare and its like: `flare-human`. */
export function alienOf({ id, kind, traits }: { id: string; kind: CardKind; traits?: CardFace['traits'] }): string {
  if (typeof traits?.['alien'] === 'string') return traits['alien'];
  return (id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : id).replace(/:.*$/, '');
}

/** How the emblem of an entry's alien is drawn. */
export function traitsOf({ mandatory, roles, phases }: CardFace): Traits {
  return { mandatory, roles, phases };
}
