import { expect, test } from 'vitest';
import type { CardInfo } from '../../protocol/types';
import { pulsarUses } from './uses';

test('of a Pulsar the uses that are one’s own come first', () => {
  const info = {
    id: 'pulsar-amoeba',
    kind: 'pulsar',
    name: 'Amoeba Pulsar',
    text: 'Con: c. Denial: d. Pro: p. Shield: s.',
    traits: { alien: 'amoeba', con: 'c', denial: 'd', pro: 'p', shield: 's' },
  } as unknown as CardInfo;
  expect(pulsarUses(info, ['amoeba']).map(({ use, mine }) => `${use} ${String(mine)}`)).toEqual([
    'pro true',
    'shield true',
    'con false',
    'denial false',
  ]);
  expect(pulsarUses(info, ['void']).map(({ use }) => use)).toEqual(['con', 'denial', 'pro', 'shield']);
});
