import type { GameEvents } from '../../../protocol/events';
import { place, say, seat } from '../../../words/rich';
import { offerOf, termValues } from '../../../words/terms';
import { because } from './facts';
import { obstacleOf } from './reasons';
import { decided, destiny, sideOf, sum, won } from './sentences';
import type { Tellings } from './telling';

/** The course of an encounter from its beginning to its outcome, and the end of the game. */
export const encounter: Tellings<
  Pick<
    GameEvents,
    | 'turn-began'
    | 'encounter-began'
    | 'phase-began'
    | 'destiny-drawn'
    | 'destiny-discarded'
    | 'defense-named'
    | 'aimed'
    | 'ships-moved'
    | 'ships-lost'
    | 'ships-removed'
    | 'ships-saved'
    | 'invited'
    | 'joined'
    | 'stayed-out'
    | 'total-changed'
    | 'total-counted'
    | 'decided'
    | 'offered'
    | 'deal-ended'
    | 'rewarded'
    | 'called-off'
    | 'game-won'
  >
> = {
  // Turns and phases are headings; ships on their way are gathered before they are told.
  'turn-began': { icon: 'info', tell: () => null },
  'phase-began': { icon: 'info', tell: () => null },
  'ships-moved': { icon: 'ship', tell: () => null },
  'encounter-began': {
    icon: 'phase-start',
    tell: ({ offense, number }, { joined, shown }) => {
      joined.clear();
      shown.clear();
      if (number === 1) return null;
      const which = number === 0 ? 'extra' : number === 2 ? 'second' : 'further';
      return { sentence: say(`log.encounter-began.${which}`, { offense: seat(offense) }) };
    },
  },
  'destiny-drawn': { icon: 'destiny', tell: (facts) => ({ sentence: destiny(facts) }) },
  'destiny-discarded': { icon: 'discard', tell: () => ({ sentence: say('log.destiny-discarded') }) },
  'defense-named': {
    icon: 'defense',
    tell: ({ offense, defense }) => ({
      sentence: say('log.defense-named', { offense: seat(offense), defense: seat(defense) }),
    }),
  },
  aimed: {
    icon: 'gate',
    tell: ({ offense, target }) => ({
      sentence: say('log.aimed', { offense: seat(offense), target: place(target) }),
      places: [target],
    }),
  },
  'ships-lost': {
    icon: 'warp',
    tell: ({ owner, count, cause }) => ({
      sentence: say('log.ships-lost', { owner: seat(owner), count, why: because(cause) }),
      places: ['warp'],
    }),
  },
  'ships-removed': {
    icon: 'cross',
    tell: ({ owner, count, cause }) => ({
      sentence: say('log.ships-removed', { owner: seat(owner), count, why: because(cause) }),
      places: ['warp'],
    }),
  },
  'ships-saved': {
    icon: 'ship',
    tell: ({ owner, count, cause }) => ({
      sentence: say('log.ships-saved', { owner: seat(owner), count, why: because(cause) }),
      places: ['warp'],
    }),
  },
  invited: {
    icon: 'people',
    tell: ({ by, seats }) => ({
      sentence:
        seats.length === 0
          ? say('log.invited.nobody', { by: seat(by) })
          : say('log.invited', { by: seat(by), seats: seats.map(seat) }),
    }),
  },
  joined: {
    icon: 'ally',
    tell: (facts, { joined }) => {
      const side = facts.side === 'offense' ? 'offense' : 'defense';
      joined.add(facts.seat);
      return { sentence: say(`log.joined.${side}`, { seat: seat(facts.seat), ships: facts.ships }) };
    },
  },
  'stayed-out': {
    icon: 'bystander',
    tell: (facts) => ({ sentence: say('log.stayed-out', { seat: seat(facts.seat) }), minor: true }),
  },
  'total-changed': {
    icon: 'reinforcement',
    tell: ({ side, amount, cause }) => ({
      sentence: say(`log.total-changed.${sideOf(side)}`, { amount, why: because(cause) }),
    }),
  },
  'total-counted': {
    icon: 'phase-resolution',
    tell: ({ side, total, terms }) => ({
      sentence: say(`log.total-counted.${sideOf(side)}`, { total, sum: sum(terms) }),
    }),
  },
  decided: { icon: 'phase-resolution', tell: (facts) => ({ sentence: decided(facts), strong: true }) },
  offered: {
    icon: 'deal',
    topic: 'deal',
    tell: (facts) => {
      const { give, get } = offerOf(facts.terms);
      return {
        sentence: say('log.offered', { seat: seat(facts.seat), give: termValues(give), get: termValues(get) }),
      };
    },
  },
  'deal-ended': {
    icon: 'deal',
    topic: 'deal',
    tell: ({ made, cause }) => ({
      sentence: made ? say('log.deal-ended.made') : say('log.deal-ended.failed', { why: because(cause) }),
      strong: true,
    }),
  },
  rewarded: {
    icon: 'star',
    tell: (facts) => ({
      sentence: say(facts.ships > 0 ? 'log.rewarded.ships' : 'log.rewarded', {
        seat: seat(facts.seat),
        cards: facts.cards,
        ships: facts.ships,
      }),
    }),
  },
  'called-off': {
    icon: 'flag',
    tell: (facts) => ({
      sentence: say('log.called-off', { offense: seat(facts.offense), why: obstacleOf(facts) }),
      strong: true,
    }),
  },
  'game-won': { icon: 'crown', tell: (facts) => ({ sentence: won(facts), strong: true }) },
};
