import { entries } from '../variants/asked';
import type { Written } from '../variants/variant';

/** Kinds of cards that people can write, by the word with which their files begin. */
export const written = (): [string, Written][] => [...entries('written'), ...Object.entries(ours)];

const ours: Readonly<Record<string, Written>> = {
  artifact: {
    name: 'workshop.new.artifact',
    template: `artifact: My First Artifact
author: ""
text: >
  Play this card after destiny has been drawn: draw two cards.
copies: 1
effects:
  - may: destiny-drawn
    do:
      - draw: 2
# yaml-language-server: $schema=card.schema.json
`,
  },
  alien: {
    name: 'workshop.new.alien',
    template: `alien: My First Alien
author: ""
level: novice
power: First Power
role: main
phases: reveal
text: >
  When the cards are revealed, you may add 1 to your total for each foreign colony that you have.
effects:
  - may: totals
    role: main
    when: both_attack
    do:
      - add: me.foreign_colonies()
flare:
  wild:
    role: main
    phases: reveal
    text: You may add 2 to your total.
    effects:
      - may: totals
        role: main
        when: both_attack
        do:
          - add: 2
  super:
    role: main
    phases: reveal
    text: You may add 2 more to your total.
    effects:
      - may: totals
        role: main
        when: both_attack
        do:
          - add: 2
# yaml-language-server: $schema=card.schema.json
`,
  },
};

/** A card of ours as the beginning of another: it must not be called as ours is, and is of no set of ours. */
export function begunFrom(text: string, name: string): string {
  return text.replace(/^([a-z]+): .*/, (_, kind: string) => `${kind}: ${name}`).replace(/^(set|namesake): .*\n/gm, '');
}

/** The number that a file has under a key; null where there is none. */
export function numberOf(text: string, key: string): number | null {
  const found = new RegExp(`^${key}: *(\\d+) *$`, 'm').exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

/** The same file with another number there. */
export function withNumber(text: string, key: string, number: number): string {
  return text.replace(new RegExp(`^${key}: *\\d+ *$`, 'm'), `${key}: ${number}`);
}
