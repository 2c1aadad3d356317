import type { Tellings } from '../../table/dock/story/telling';
import { because } from '../../table/dock/story/facts';
import { card, say, seat } from '../../words/rich';
import type { RewardDeckEvents } from './events';

/** What happens with the reward deck, in words. */
export const story: Tellings<RewardDeckEvents> = {
  'rewards-drawn': {
    icon: 'info',
    topic: 'cards',
    tell: (facts) => {
      const drawn = { seat: seat(facts.seat), why: because(facts.cause) };
      return {
        sentence:
          facts.cards.length > 0
            ? say('log.rewards-drawn.seen', { ...drawn, cards: facts.cards.map(card) })
            : say('log.rewards-drawn', { ...drawn, count: facts.count }),
      };
    },
  },
  'deck-opened': {
    icon: 'info',
    topic: 'cards',
    tell: ({ cause }) => ({ sentence: say('log.deck-opened', { why: because(cause) }), strong: true }),
  },
};
