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
