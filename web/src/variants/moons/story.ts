import type { Tellings } from '../../table/dock/story/telling';
import { because } from '../../table/dock/story/facts';
import { card, place, say, seat } from '../../words/rich';
import type { Key } from '../../words/words.svelte';
import type { MoonEvents } from './events';

/** What happens with moons, in words. */
export const story: Tellings<MoonEvents> = {
  'moon-placed': {
    icon: 'info',
    topic: 'cards',
    tell: (facts) => ({ ...onMoon('log.moon-placed', facts), minor: true }),
  },
  'moon-occupied': { icon: 'info', topic: 'cards', tell: (facts) => onMoon('log.moon-occupied', facts) },
  'moon-shown': {
    icon: 'info',
    topic: 'cards',
    tell: ({ seat: by, planet, moon }) => ({
      sentence: say('log.moon-shown', { seat: seat(by), planet: place(planet), moon: card(moon) }),
      strong: true,
      about: moon,
    }),
  },
  'moon-turned-down': {
    icon: 'info',
    topic: 'cards',
    tell: ({ planet, moon }) => ({
      sentence: say('log.moon-turned-down', { planet: place(planet), moon: card(moon) }),
      about: moon,
    }),
  },
  'moon-removed': {
    icon: 'info',
    topic: 'cards',
    tell: ({ planet, moon, cause }) => ({
      sentence: say('log.moon-removed', { planet: place(planet), moon: card(moon), why: because(cause) }),
      about: moon,
    }),
  },
};

/** Who does not know the card reads its back. */
function onMoon(
  key: 'log.moon-placed' | 'log.moon-occupied',
  { seat: by, planet, moon, back }: MoonEvents['moon-placed'],
) {
  const where = { seat: seat(by), planet: place(planet) };
  if (moon === '') return { sentence: say(`${key}.hidden`, { ...where, back: say(`board.moon.${back}` as Key) }) };
  return { sentence: say(key, { ...where, moon: card(moon) }), about: moon };
}
