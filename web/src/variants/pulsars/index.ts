import { corona, ring } from '../../cards/ground';
import { has, t } from '../../words/words.svelte';
import type { Variant } from '../variant';
import { pulsarSeats as seats } from './events';
import { story } from './story';
import { pulsarUses } from './uses';

/** What the page knows of Pulsars. */
export const pulsars = {
  story,
  seats,
  cards: {
    pulsar: {
      look: { icon: 'pulsar', band: '#7df0ff', high: '#1b3f8f', low: '#070f2b', art: 'emblem' },
      ground: (luck) => [ring(14, 0.3, 2), ring(30, 0.16, 1.2), ...corona(luck)],
      rank: 6,
      sided: true,
      preset: 'pulsars',
    },
  },
  cardName: (base, side, nameOf) => {
    if (!base.startsWith('pulsar-')) return null;
    const alien = nameOf(base.slice('pulsar-'.length));
    const key = `card.pulsar.${side ?? ''}`;
    return has(key) ? t(key, { alien }) : t('card.pulsar', { alien });
  },
  sides: (info, aliens) =>
    info.kind === 'pulsar'
      ? pulsarUses(info, aliens).map(({ use, text, mine }) => ({ name: t(`table.card.pulsar.${use}`), text, mine }))
      : [],
  marks: ({ pulsars: held }, voice) =>
    (held ?? []).map((pulsar) => ({ icon: 'pulsar', text: voice.cast.card(pulsar), bound: true })),
} satisfies Variant;
