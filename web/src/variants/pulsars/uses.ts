import type { CardInfo } from '../../protocol/types';
import { sideText } from '../../table/cards';

/** The uses of a Pulsar that one has, by whether its power is one's own. */
const uses = { own: ['pro', 'shield'], other: ['con', 'denial'] } as const;
export type PulsarUse = (typeof uses)[keyof typeof uses][number];

/** What a Pulsar says, use by use: those that `aliens`, the reader's own, leave to the reader come first. */
export function pulsarUses(
  info: CardInfo,
  aliens: readonly string[],
): { use: PulsarUse; text: string; mine: boolean }[] {
  const own = aliens.includes(String(info.traits?.['alien']));
  const listed = (kind: keyof typeof uses, mine: boolean) =>
    uses[kind].map((use) => ({ use, text: sideText(info, use) ?? '', mine })).filter(({ text }) => text !== '');
  return own
    ? [...listed('own', true), ...listed('other', false)]
    : [...listed('other', true), ...listed('own', false)];
}
