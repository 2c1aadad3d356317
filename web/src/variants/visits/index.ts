import { t } from '../../words/words.svelte';
import type { Variant } from '../variant';

/** What the page knows of cards that visit the warp. */
export const visits = {
  story: {},
  seats: {},
  pieces: ({ visiting }) =>
    visiting
      ? [
          {
            icon: 'deck',
            name: t('piece.visiting'),
            count: String(visiting.count),
            cards: visiting.cards ?? [],
            hidden: visiting.count - (visiting.cards ?? []).length,
          },
        ]
      : [],
} satisfies Variant;
