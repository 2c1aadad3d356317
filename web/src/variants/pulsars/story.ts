import type { Tellings } from '../../table/dock/story/telling';
import { card, say, seat } from '../../words/rich';
import type { Key } from '../../words/words.svelte';
import type { PulsarEvents } from './events';

/** What happens with Pulsars, in words. */
export const story: Tellings<PulsarEvents> = {
  'pulsar-in-force': {
    icon: 'pulsar',
    topic: 'cards',
    tell: ({ seat: by, effect }) => {
      const [base = '', way = ''] = effect.split('/');
      const alien = card(base.replace(/^pulsar-/, ''));
      return { sentence: say(`log.pulsar-in-force.${way}` as Key, { seat: seat(by), alien }), strong: true };
    },
  },
  'power-shielded': {
    icon: 'pulsar',
    topic: 'cards',
    tell: ({ seat: by, alien }) => ({
      sentence: say('log.power-shielded', { seat: seat(by), alien: card(alien) }),
      strong: true,
    }),
  },
  'pulsar-returned': {
    icon: 'pulsar',
    topic: 'cards',
    tell: (facts) => ({
      sentence: say('log.pulsar-returned', { seat: seat(facts.seat), card: card(facts.card) }),
    }),
  },
};
