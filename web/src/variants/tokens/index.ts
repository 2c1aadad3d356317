import type { Variant } from '../variant';

/** What the page knows of the tokens that cards put on planets. */
export const tokens = {
  story: {},
  seats: {},
  tokens: {
    'lunar-cannon': { icon: 'bolt' },
    prometheus: { icon: 'star', isShip: true },
    genesis: { icon: 'planet' },
    // The planet under it has gone through the gate.
    worldship: { icon: 'planet', flies: true },
  },
} satisfies Variant;
