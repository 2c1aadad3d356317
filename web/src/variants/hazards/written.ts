import type { Written } from '../variant';

/** A hazard as people write one. */
export const hazard: Written = {
  name: 'workshop.new.hazard',
  template: `hazard: My First Hazard
author: ""
text: >
  The offense may send one ship more.
stay: temporary
copies: 2
effects:
  - bends: launch-limit
    value: normal + 1
# yaml-language-server: $schema=card.schema.json
`,
};
