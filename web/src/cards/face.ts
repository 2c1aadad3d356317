import type { Traits } from '../art/emblem';
import type { IconName } from '../art/icons';

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
  /** Ships that a tech needs, or `X`; of a Mili-Tech its cost in attack cards: `X>=25`, `X=X`, `X+1`. */
  research?: string | null;
}

/** What a Mili-Tech costs, by its number as the server writes it; null for one that takes ships. */
export function costOf(research: string | null): { form: 'pair' | 'run' } | { form: 'total'; total: number } | null {
  if (research === 'X=X') return { form: 'pair' };
  if (research === 'X+1') return { form: 'run' };
  const [, total] = /^X>=(\d+)$/.exec(research ?? '') ?? [];
  return total === undefined ? null : { form: 'total', total: Number(total) };
}

export const cardKinds = [
  'attack',
  'negotiate',
  'morph',
  'reinforcement',
  'artifact',
  'flare',
  'pulsar',
  'tech',
  'destiny',
  'hazard',
  'essence',
  'alien',
] as const;
export type CardKind = (typeof cardKinds)[number];

/** A card kind's icon and colours: the band, and the ground from its light to its dark end. */
interface KindLook {
  icon: IconName;
  band: string;
  high: string;
  low: string;
}

export const kindLooks: Readonly<Record<CardKind, KindLook>> = {
  attack: { icon: 'attack', band: '#ff8a5c', high: '#6d2323', low: '#1c0d16' },
  negotiate: { icon: 'negotiate', band: '#5fe0b4', high: '#10584f', low: '#08191f' },
  morph: { icon: 'morph', band: '#c9a2ff', high: '#4b2a80', low: '#140c2b' },
  reinforcement: { icon: 'reinforcement', band: '#85c6ff', high: '#1d4a86', low: '#0a1530' },
  artifact: { icon: 'artifact', band: '#ffd166', high: '#6b4a12', low: '#1c1408' },
  flare: { icon: 'flare', band: '#ff8fc0', high: '#74204e', low: '#1f0a1c' },
  pulsar: { icon: 'pulsar', band: '#7df0ff', high: '#1b3f8f', low: '#070f2b' },
  tech: { icon: 'tech', band: '#74dcea', high: '#125463', low: '#071a24' },
  destiny: { icon: 'destiny', band: '#a7b2ff', high: '#2e357e', low: '#0c0f2c' },
  essence: { icon: 'power', band: '#c77dff', high: '#3f1466', low: '#12071d' },
  hazard: { icon: 'hazard', band: '#ffb347', high: '#6e3a0c', low: '#1d0f06' },
  alien: { icon: 'alien', band: '#d9e2ff', high: '#37406e', low: '#10142c' },
};

/** The number in the middle of a card that is worth one. */
export function bigValue({ kind, value }: CardFace): string | null {
  if (value === undefined || value === null) return null;
  return kind === 'reinforcement' && value >= 0 ? `+${value}` : String(value).replace('-', '−');
}

/** The alien of a flare or a Pulsar. */
export function alienOf({ id }: CardFace): string {
  return id.replace(/^(flare|pulsar)-/, '').replace(/:.*$/, '');
}

/** How the emblem of an entry's alien is drawn. */
export function traitsOf({ mandatory, roles, phases }: CardFace): Traits {
  return { mandatory, roles, phases };
}
