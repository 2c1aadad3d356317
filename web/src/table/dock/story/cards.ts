import type { GameEvents } from '../../../protocol/events';
import { card, say, seat } from '../../../words/rich';
import type { Key } from '../../../words/words.svelte';
import { because } from './facts';
import type { Tellings } from './telling';

/** Cards: who draws, plays, shows and loses which, and what is used. */
export const cards: Tellings<
  Pick<
    GameEvents,
    | 'drew'
    | 'took'
    | 'discarded'
    | 'new-hand'
    | 'took-back'
    | 'looked-at'
    | 'showed'
    | 'type-told'
    | 'selected'
    | 'revealed'
    | 'card-changed'
    | 'used'
    | 'cancelled'
    | 'laid-aside'
    | 'picked-up'
    | 'cards-removed'
  >
> = {
  drew: {
    icon: 'deck',
    topic: 'cards',
    tell: (facts) => {
      const dealt = facts.cause === 'setup';
      const key = dealt ? 'log.dealt' : 'log.drew';
      const drawn = { seat: seat(facts.seat), why: because(facts.cause) };
      if (facts.cards.length > 0) return { sentence: say(`${key}.seen`, { ...drawn, cards: facts.cards.map(card) }) };
      return { sentence: say(key, { ...drawn, count: facts.count }), minor: dealt };
    },
  },
  took: {
    icon: 'hand',
    topic: 'cards',
    tell: ({ to, from, count, cards: seen, cause }) => {
      const taken = { to: seat(to), from: seat(from), why: because(cause) };
      return {
        sentence:
          seen.length > 0
            ? say('log.took.seen', { ...taken, cards: seen.map(card) })
            : say('log.took', { ...taken, count }),
      };
    },
  },
  discarded: {
    icon: 'discard',
    topic: 'cards',
    tell: (facts, { shown }) => ({
      sentence: say('log.discarded', {
        seat: seat(facts.seat),
        cards: facts.cards.map(card),
        why: because(facts.cause),
      }),
      minor: facts.cards.every((one) => shown.has(one)),
    }),
  },
  'new-hand': {
    icon: 'hand',
    topic: 'cards',
    tell: (facts) => ({
      sentence:
        facts.shown.length > 0
          ? say('log.new-hand.shown', { seat: seat(facts.seat), shown: facts.shown.map(card) })
          : say('log.new-hand', { seat: seat(facts.seat) }),
    }),
  },
  'took-back': {
    icon: 'undo',
    topic: 'cards',
    tell: (facts) => ({
      sentence: say('log.took-back', { seat: seat(facts.seat), card: card(facts.card), why: because(facts.cause) }),
    }),
  },
  showed: {
    icon: 'info',
    topic: 'cards',
    tell: (facts) => ({
      sentence: say('log.showed', {
        seat: seat(facts.seat),
        cards: facts.cards.map(card),
        why: because(facts.cause),
      }),
    }),
  },
  'looked-at': {
    icon: 'eye',
    topic: 'cards',
    tell: (facts) => {
      const looked = { seat: seat(facts.seat), owner: seat(facts.owner), why: because(facts.cause) };
      // Cards of nobody else: the top of a deck.
      if (facts.owner === facts.seat)
        return {
          sentence:
            facts.cards.length > 0
              ? say('log.looked-at.deck.seen', { ...looked, cards: facts.cards.map(card) })
              : say('log.looked-at.deck', looked),
        };
      return {
        sentence:
          facts.cards.length > 0
            ? say('log.looked-at.seen', { ...looked, cards: facts.cards.map(card) })
            : say('log.looked-at', looked),
      };
    },
  },
  selected: {
    icon: 'phase-planning',
    topic: 'cards',
    tell: (facts) => ({
      sentence:
        facts.card === ''
          ? say('log.selected', { seat: seat(facts.seat) })
          : say('log.selected.seen', { seat: seat(facts.seat), card: card(facts.card) }),
    }),
  },
  revealed: {
    icon: 'phase-reveal',
    topic: 'cards',
    tell: (facts, { shown }) => {
      shown.add(facts.card);
      return { sentence: say('log.revealed', { seat: seat(facts.seat), card: card(facts.card) }), strong: true };
    },
  },
  'type-told': {
    icon: 'hand',
    topic: 'cards',
    tell: ({ seat: by, type, cause }) => ({
      sentence: say('log.type-told', { seat: seat(by), type: say(`kind.${type}` as Key), why: because(cause) }),
    }),
  },
  'card-changed': {
    icon: 'morph',
    topic: 'cards',
    tell: (facts) => ({
      sentence: say('log.card-changed', {
        seat: seat(facts.seat),
        counts: card(facts.counts),
        why: because(facts.cause),
      }),
    }),
  },
  used: {
    icon: 'bolt',
    topic: 'cards',
    tell: ({ seat: by, effect }, { aliens, shown }) => {
      shown.add(effect.replace(/\/.*/, ''));
      return {
        sentence: say(aliens.has(effect) ? 'log.used.power' : 'log.used', { seat: seat(by), effect: card(effect) }),
        about: effect,
        strong: true,
      };
    },
  },
  cancelled: {
    icon: 'cross',
    topic: 'cards',
    tell: (facts) => ({
      sentence: say('log.cancelled', {
        seat: seat(facts.seat),
        effect: card(facts.effect),
        why: because(facts.cause),
      }),
      strong: true,
    }),
  },
  'laid-aside': {
    icon: 'info',
    topic: 'cards',
    tell: (facts) => {
      const laid = { seat: seat(facts.seat), why: because(facts.cause) };
      return {
        sentence:
          facts.cards.length > 0
            ? say('log.laid-aside.seen', { ...laid, cards: facts.cards.map(card) })
            : say('log.laid-aside', { ...laid, count: facts.count }),
      };
    },
  },
  'picked-up': {
    icon: 'info',
    topic: 'cards',
    tell: (facts) => {
      const taken = { seat: seat(facts.seat), why: because(facts.cause) };
      return {
        sentence:
          facts.cards.length > 0
            ? say('log.picked-up.seen', { ...taken, cards: facts.cards.map(card) })
            : say('log.picked-up', { ...taken, count: facts.count }),
      };
    },
  },
  'cards-removed': {
    icon: 'info',
    topic: 'cards',
    tell: (facts) => ({
      sentence: say('log.cards-removed', { cards: facts.cards.map(card), why: because(facts.cause) }),
      strong: true,
    }),
  },
};
