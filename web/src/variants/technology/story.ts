import type { Tellings } from '../../table/dock/story/telling';
import { because } from '../../table/dock/story/facts';
import { card, say, seat } from '../../words/rich';
import type { TechEvents } from './events';

/** What happens with techs, in words. Who may not know a tech reads of one face down. */
export const story: Tellings<TechEvents> = {
  'techs-laid-out': {
    icon: 'info',
    topic: 'tech',
    tell: ({ techs }) => ({ sentence: say('log.techs-laid-out', { techs: techs.map(card) }) }),
  },
  'tech-kept': {
    icon: 'device',
    topic: 'tech',
    tell: ({ seat: by, tech }) => ({
      sentence:
        tech === ''
          ? say('log.tech-kept', { seat: seat(by) })
          : say('log.tech-kept.seen', { seat: seat(by), tech: card(tech) }),
    }),
  },
  researched: {
    icon: 'research',
    topic: 'tech',
    tell: ({ seat: by, tech, ships }) => ({
      sentence:
        tech === ''
          ? say('log.researched', { seat: seat(by), ships })
          : say('log.researched.seen', { seat: seat(by), ships, tech: card(tech) }),
    }),
  },
  'tech-completed': {
    icon: 'device',
    topic: 'tech',
    tell: ({ seat: by, tech }) => ({
      sentence: say('log.tech-completed', { seat: seat(by), tech: card(tech) }),
      strong: true,
      about: tech,
    }),
  },
  'tech-discarded': {
    icon: 'discard',
    topic: 'tech',
    tell: ({ seat: by, tech, cause }) => ({
      sentence: say('log.tech-discarded', { seat: seat(by), tech: card(tech), why: because(cause) }),
      minor: cause === 'setup',
    }),
  },
  'tech-copied': {
    icon: 'info',
    topic: 'tech',
    tell: ({ seat: by, card: copier, tech }) => ({
      sentence: say('log.tech-copied', { seat: seat(by), copier: card(copier), tech: card(tech) }),
      about: tech,
      strong: true,
    }),
  },
  'tech-reset': {
    icon: 'info',
    topic: 'tech',
    tell: ({ seat: by, tech, cause }) => ({
      sentence: say('log.tech-reset', { seat: seat(by), tech: card(tech), why: because(cause) }),
      strong: true,
    }),
  },
  'tech-given': {
    icon: 'swap',
    topic: 'tech',
    tell: ({ from, to, tech }) => ({
      sentence:
        tech === ''
          ? say('log.tech-given', { from: seat(from), to: seat(to) })
          : say('log.tech-given.seen', { from: seat(from), to: seat(to), tech: card(tech) }),
    }),
  },
};
