import type { Written } from '../variant';

/** A tech as people write one. */
export const tech: Written = {
  name: 'workshop.new.tech',
  template: `tech: My First Tech
author: ""
text: >
  When the cards are revealed, you may add 3 to your total.
role: main
phases: reveal
research: 4
stays: true
effects:
  - may: totals
    role: main
    when: both_attack
    do:
      - add: 3
# yaml-language-server: $schema=card.schema.json
`,
  number: { key: 'research', row: 'workshop.row.research', others: 'workshop.sweep' },
};
