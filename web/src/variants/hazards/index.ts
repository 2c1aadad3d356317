import { blades, ring } from '../../cards/ground';
import { card, say } from '../../words/rich';
import { has, t } from '../../words/words.svelte';
import type { Variant } from '../variant';
import InPlay from './InPlay.svelte';
import { hazardSeats as seats } from './events';
import { story } from './story';
import { isWarned } from './warning';
import { hazard } from './written';

/** What the page knows of hazards. */
export const hazards = {
  written: { hazard },
  story,
  seats,
  above: InPlay,
  reshuffled: (deck) => (deck.includes('hazard') ? say('log.reshuffled.hazards') : null),
  cards: {
    hazard: {
      look: { icon: 'danger', band: '#ffb347', high: '#6e3a0c', low: '#1d0f06' },
      ground: (luck) => [ring(18, 0.24, 3), ring(30, 0.18, 2), ...blades(luck, 10)],
      rank: 10,
      preset: 'first-game',
    },
  },
  facts: ({ traits }) => {
    const key = `hazard.stay.${String(traits?.['stay'])}`;
    return has(key) ? [{ name: t('table.card.stay'), said: t(key) }] : [];
  },
  terms: { hazard: { said: (what) => say('term.hazard', { hazard: card(what) }) } },
  ofEncounter: (view) => [
    ...(isWarned(view) ? [say('text.encounter.warning')] : []),
    ...(view.piles.hazards.length > 0
      ? [say('text.encounter.hazards', { hazards: view.piles.hazards.map(({ id }) => card(id)) })]
      : []),
  ],
} satisfies Variant;
