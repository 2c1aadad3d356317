import type { Variant } from '../variant';

/** What the page knows of edicts: in the catalogue they look like artifacts. */
export const edicts = {
  story: {},
  seats: {},
  cards: { edict: { as: 'artifact', preset: 'first-game' } },
} satisfies Variant;
