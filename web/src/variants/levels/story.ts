import type { Telling, Tellings } from '../../table/dock/story/telling';
import { card, say, seat } from '../../words/rich';
import type { Key } from '../../words/words.svelte';
import type { LevelEvents } from './events';

/** What happens with Tech levels, in words. */
export const story: Tellings<LevelEvents> = {
  'level-advanced': {
    icon: 'star',
    topic: 'cards',
    tell: ({ seat: by, field, from, to }) => ({
      sentence: say('log.level-advanced', { seat: seat(by), field: fieldSaid(field), from, to }),
    }),
  },
  'levels-stripped': {
    icon: 'cross',
    topic: 'cards',
    tell: ({ field, seats }) => ({
      sentence: say('log.levels-stripped', { field: fieldSaid(field), seats: seats.map(seat) }),
      strong: true,
    }),
  },
  wielded: { icon: 'bolt', ...against('wielded') },
  advocated: { icon: 'ally', ...against('advocated') },
  're-wielded': { icon: 'bolt', ...against('re-wielded') },
  'action-blocked': {
    icon: 'zapped',
    topic: 'cards',
    tell: ({ action }) => ({
      sentence: action === '' ? say('log.action-blocked.win') : say('log.action-blocked', { action: card(action) }),
      strong: true,
    }),
  },
};

const fieldSaid = (field: string) => say(`field.${field}` as Key);

/** An action without a name is a win. */
function against(name: 'wielded' | 'advocated' | 're-wielded'): Omit<Telling<LevelEvents['wielded']>, 'icon'> {
  return {
    topic: 'cards',
    tell: ({ seat: by, target, field, action }) => ({
      sentence: say(action === '' ? `log.${name}.win` : `log.${name}`, {
        seat: seat(by),
        target: seat(target),
        field: fieldSaid(field),
        action: card(action),
      }),
      strong: true,
    }),
  };
}
