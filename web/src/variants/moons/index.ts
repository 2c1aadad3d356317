import { arcs, ring } from '../../cards/ground';
import { card, place, say, seat } from '../../words/rich';
import { has, t, type Key } from '../../words/words.svelte';
import type { Variant } from '../variant';
import Beside from './Beside.svelte';
import MoonAnswer from './MoonAnswer.svelte';
import { moonOf } from './board';
import { moonChoice } from './choice.svelte';
import { moonSeats as seats } from './events';
import { story } from './story';
import { moon } from './written';

/** What the page knows of moons. */
export const moons = {
  written: { moon },
  story,
  seats,
  cards: {
    moon: {
      look: { icon: 'moon', band: '#cfd8ea', high: '#3a4663', low: '#0d1222' },
      ground: (luck) => [ring(22, 0.3, 2), ring(34, 0.14, 6), ...arcs(luck)],
      rank: 12,
      preset: 'moons',
    },
  },
  facts: ({ kind, traits }) => {
    if (kind !== 'moon') return [];
    const back = traits?.['back'];
    const works = `table.card.moon.${String(traits?.['works'])}`;
    return [
      ...(typeof back === 'string' ? [{ name: t('table.card.moon-back'), said: t(`board.moon.${back}` as Key) }] : []),
      ...(has(works) ? [{ name: t('table.card.use'), said: t(works) }] : []),
    ];
  },
  options: {
    moon: {
      said: ({ card: named, notation, planet }) =>
        say('option.kind.moon', { card: card(named ?? notation), planet: place(planet ?? '') }),
      twice: true,
      spot: ({ notation }) => notation,
    },
  },
  terms: { moon: { said: (what) => say('term.moon', { moon: card(what) }) } },
  answers: { 'place-moon': MoonAnswer },
  pickings: { 'place-moon': (table, prompt) => moonChoice.picking(table, prompt) },
  places: {
    moon: { icon: 'moon', shown: Beside, of: ({ id, moon }, voice, about) => moon && moonOf(id, moon, voice, about) },
  },
  ofPlanet: ({ moon }) =>
    moon
      ? [
          say('text.planet.moon', {
            back: say(`board.moon.${moon.back}`),
            known: moon.id ? 'yes' : 'no',
            moon: card(moon.id ?? ''),
            held: moon.ship ? 'yes' : 'no',
            seat: seat(moon.ship ?? 'A'),
            state: moon.state ?? 'none',
            words: say(`board.moon.state.${moon.state ?? 'up'}`),
          }),
        ]
      : [],
} satisfies Variant;
