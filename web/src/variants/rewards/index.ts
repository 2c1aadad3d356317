import { say } from '../../words/rich';
import { t } from '../../words/words.svelte';
import type { Variant } from '../variant';
import { rewardDeckSeats as seats } from './events';
import { story } from './story';

/** What the page knows of the reward deck. */
export const rewards = {
  story,
  seats,
  reshuffled: (deck) => (deck.includes('reward') ? say('log.reshuffled.rewards') : null),
  marks: ({ hand = 0, rewards: count }) =>
    count
      ? [{ icon: 'hand', text: String(count), title: t('table.seat.hand.rewards', { count: hand, rewards: count }) }]
      : [],
  piles: ({ piles: { rewardDeck, rewardDiscard } }) =>
    rewardDeck > 0 || rewardDiscard.length > 0
      ? [
          { name: 'text.piles.rewards', count: rewardDeck },
          { name: 'text.piles.rewards.discard', count: rewardDiscard.length, cards: rewardDiscard },
        ]
      : [],
} satisfies Variant;
