import { expect, test } from 'vitest';
import { fromRaw, records } from './raw';

const record = `; an old archive
;author: Ana Example
LAND-LORD
[OB:]
COLLECTS RENT
You have the power of Rent. Whenever a player founds a colony in your home system,
it gives you a card of its choice: none, if it has none.
History: Nobody knows.
Wild: Take a card from a player
with a colony of yours.
Super: It gives you two.
`;

test('a record of the old database opens as a card whose effects are still to be written', () => {
  expect(fromRaw(record)).toBe(`alien: Land-Lord
author: "Ana Example"
power: "Collects Rent"
text: >
  You have the power of Rent. Whenever a player founds a colony in your home system, it gives
  you a card of its choice: none, if it has none.
effects: []
flare:
  wild:
    text: >
      Take a card from a player with a colony of yours.
    effects: []
  super:
    text: >
      It gives you two.
    effects: []
# yaml-language-server: $schema=card.schema.json
`);
});

test('what is no record is none, and several are counted', () => {
  expect(fromRaw('tech: Mine\ntext: It does something.\neffects:\n  - may: [totals]\n')).toBeNull();
  expect(fromRaw('')).toBeNull();
  expect(records(record + '\n' + record)).toBe(2);
  expect(records('tech: Mine\n')).toBe(0);
});

test('what a stranger wrote in a record stays text', () => {
  const found = fromRaw('X: {a} & *B\u202e #\n[-:]\n"] !!x\n--- # card\n\u200b- may: totals\n');
  expect(found).toContain('alien: X A B\n');
  expect(found).toContain('text: >\n  --- # card - may: totals\n');
  expect(found).not.toMatch(/[\u200b\u202e]/);
});
