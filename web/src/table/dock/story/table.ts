import type { GameEvents } from '../../../protocol/events';
import { card, place, say, seat } from '../../../words/rich';
import { isPlanet } from './facts';
import { counter, reshuffled } from './sentences';
import type { Tellings } from './telling';

/** What lies on the table: aliens and their powers, planets, tokens, counters, decks. */
export const table: Tellings<
  Pick<
    GameEvents,
    | 'zapped'
    | 'power-changed'
    | 'alien-changed'
    | 'alien-shown'
    | 'aliens-laid-out'
    | 'sheet-read'
    | 'planet-changed'
    | 'planet-drifted'
    | 'token-placed'
    | 'counted'
    | 'reshuffled'
    | 'persons-exchanged'
  >
> = {
  zapped: {
    icon: 'zapped',
    topic: 'cards',
    tell: (facts) => ({
      sentence: say('log.zapped', { seat: seat(facts.seat), alien: card(facts.alien) }),
      strong: true,
    }),
  },
  'power-changed': {
    icon: 'power',
    tell: (facts) => ({
      sentence: say(facts.lost ? 'log.power-changed.lost' : 'log.power-changed.back', { seat: seat(facts.seat) }),
      strong: true,
    }),
  },
  'alien-changed': {
    icon: 'alien',
    tell: ({ seat: by, alien, gained }) =>
      alien === ''
        ? { sentence: say(gained ? 'log.alien-changed.hidden' : 'log.alien-changed.unhidden', { seat: seat(by) }) }
        : {
            sentence: say(gained ? 'log.alien-changed.gained' : 'log.alien-changed.lost', {
              seat: seat(by),
              alien: card(alien),
            }),
            about: alien,
          },
  },
  'alien-shown': {
    icon: 'alien',
    tell: (facts) => ({
      sentence: say('log.alien-shown', { seat: seat(facts.seat), alien: card(facts.alien) }),
      about: facts.alien,
    }),
  },
  'sheet-read': {
    icon: 'alien',
    tell: ({ seat: by, text, alien }) =>
      alien === ''
        ? { sentence: say('log.sheet-read', { seat: seat(by), text }) }
        : { sentence: say('log.sheet-read.known', { alien: card(alien) }), about: alien },
  },
  'aliens-laid-out': {
    icon: 'alien',
    tell: ({ first, aliens }) => ({
      sentence: say('log.aliens-laid-out', { aliens: aliens.map(card), seat: seat(first) }),
    }),
  },
  'planet-changed': {
    icon: 'planet',
    tell: ({ planet, added }) => ({
      sentence: say(added ? 'log.planet-changed.added' : 'log.planet-changed.destroyed', { planet: place(planet) }),
      places: [planet],
      strong: true,
    }),
  },
  'planet-drifted': {
    icon: 'planet',
    tell: ({ planet, away }) => ({
      sentence: say(away ? 'log.planet-drifted.away' : 'log.planet-drifted.back', { planet: place(planet) }),
      places: [planet],
      strong: true,
    }),
  },
  'token-placed': {
    icon: 'target',
    tell: ({ token, where }) => {
      const named = card(token.toLowerCase().replaceAll(' ', '-'));
      const places = where.split('+');
      return {
        sentence:
          where === 'box'
            ? say('log.token-placed.gone', { token: named })
            : say('log.token-placed', { token: named, where: places.map(place) }),
        places: places.filter(isPlanet),
      };
    },
  },
  counted: {
    icon: 'info',
    tell: (facts) => ({
      sentence: say('log.counted', { seat: seat(facts.seat), counter: counter(facts.counter), now: facts.now }),
    }),
  },
  reshuffled: {
    icon: 'deck',
    topic: 'cards',
    tell: (facts) => ({ sentence: reshuffled(facts), strong: facts.quake }),
  },
  'persons-exchanged': {
    icon: 'info',
    tell: (facts) => ({
      sentence: say('log.persons-exchanged', { one: seat(facts.one), other: seat(facts.other) }),
      strong: true,
    }),
  },
};
