import type { Written } from '../variant';

/** A moon as people write one. */
export const moon: Written = {
  name: 'workshop.new.moon',
  template: `moon: My First Moon
author: ""
group: quarter
text: >
  When it is revealed, draw two cards.
when-revealed:
  - draw: 2
# yaml-language-server: $schema=card.schema.json
`,
};
