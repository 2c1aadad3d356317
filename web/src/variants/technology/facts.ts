import type { CardInfo } from '../../protocol/types';
import { has, t, type Key } from '../../words/words.svelte';
import { costSaid } from './cost';

/** What a tech needs, what sets it apart from an ordinary one, and its set. */
export function facts({ kind, research, set, traits }: CardInfo): { name: string; said: string }[] {
  const special = traits?.['kind'];
  const notes = [
    ...(special === 'haz' ? [t('tech.haz')] : []),
    ...(special === 'mili' ? [t('tech.mili')] : []),
    ...(traits?.['draws'] === true ? [t('tech.draws')] : []),
  ];
  const cost = costSaid(research ?? null);
  return [
    ...(research
      ? [{ name: t(special === 'mili' ? 'table.card.cost' : 'table.card.research'), said: cost || research }]
      : []),
    ...(notes.length > 0 ? [{ name: t('table.card.tech'), said: notes.join('; ') }] : []),
    ...(kind === 'tech' && set
      ? [{ name: t('table.card.set'), said: has(`set.${set}`) ? t(`set.${set}` as Key) : set }]
      : []),
  ];
}

/** What a tech takes until it is complete, and how it plays then: what matters when one is kept. */
export function plays({ kind, research, traits }: CardInfo): string[] {
  if (kind !== 'tech') return [];
  const cost = costSaid(research ?? null);
  return [
    ...(research ? [cost || t('tech.takes', { number: research })] : []),
    ...(traits?.['secret'] === true ? [t('tech.secret')] : []),
    t(traits?.['stays'] === true ? 'tech.stays' : 'tech.once'),
  ];
}
