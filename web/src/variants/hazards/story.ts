import type { Tellings } from '../../table/dock/story/telling';
import { because } from '../../table/dock/story/facts';
import { card, say, seat } from '../../words/rich';
import type { HazardEvents } from './events';

/** What happens with hazards, in words. */
export const story: Tellings<HazardEvents> = {
  'hazard-drawn': {
    icon: 'info',
    tell: ({ offense, hazard }) => ({
      sentence: say('log.hazard-drawn', { offense: seat(offense), hazard: card(hazard) }),
      strong: true,
      about: hazard,
    }),
  },
  'hazard-discarded': {
    icon: 'info',
    tell: ({ hazard, cause }) => ({
      sentence: say('log.hazard-discarded', { hazard: card(hazard), why: because(cause) }),
      minor: cause === '',
    }),
  },
  'hazard-held': {
    icon: 'info',
    tell: ({ seat: by, hazard }) => ({
      sentence: say('log.hazard-held', { seat: seat(by), hazard: card(hazard) }),
      about: hazard,
    }),
  },
  proposed: {
    icon: 'info',
    tell: ({ seat: by, colonies }) => ({
      sentence: say('log.proposed', { seat: seat(by), colonies: colonies.join(', ') }),
      strong: true,
    }),
  },
};
