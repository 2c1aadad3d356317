import { t } from '../../words/words.svelte';
import { arcs, ring } from '../../cards/ground';
import type { Variant } from '../variant';

/** What the page knows of essences. */
export const essences = {
  story: {},
  seats: {},
  cards: {
    essence: {
      look: { icon: 'power', band: '#c77dff', high: '#3f1466', low: '#12071d', art: 'emblem' },
      ground: (luck) => [ring(16, 0.26, 2), ring(26, 0.2, 4), ...arcs(luck)],
      rank: 11,
      preset: 'first-game',
    },
  },
  marks: ({ essence, essences }, voice) => [
    ...(essence
      ? [
          {
            text: `${voice.cast.card(essence.card)} ${t('table.seat.essence', { ships: essence.ships, number: essence.number })}`,
            bound: true,
          },
        ]
      : []),
    ...(essences ?? []).map(({ alien, faceDown, cards }) => ({
      text: [
        ...cards.map((card) => voice.cast.card(card)),
        ...(faceDown > cards.length
          ? [t('table.seat.essences', { alien: voice.cast.card(alien), cards: faceDown - cards.length })]
          : []),
      ].join(', '),
      bound: true,
    })),
  ],
} satisfies Variant;
