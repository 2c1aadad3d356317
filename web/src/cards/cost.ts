import { t } from '../words/words.svelte';
import { costOf } from './face';

/** What a Mili-Tech costs, in words; empty for a tech that takes ships. */
export function costSaid(research: string | null): string {
  const cost = costOf(research);
  if (!cost) return '';
  return cost.form === 'total' ? t('tech.cost.total', { total: cost.total }) : t(`tech.cost.${cost.form}`);
}
