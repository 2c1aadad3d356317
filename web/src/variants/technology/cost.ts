import { t } from '../../words/words.svelte';

/** What a Mili-Tech costs, by its number as the server writes it; null for one that takes ships. */
export function costOf(research: string | null): { form: 'pair' | 'run' } | { form: 'total'; total: number } | null {
  if (research === 'X=X') return { form: 'pair' };
  if (research === 'X+1') return { form: 'run' };
  const [, total] = /^X>=(\d+)$/.exec(research ?? '') ?? [];
  return total === undefined ? null : { form: 'total', total: Number(total) };
}

/** What a Mili-Tech costs, in words; empty for a tech that takes ships. */
export function costSaid(research: string | null): string {
  const cost = costOf(research);
  if (!cost) return '';
  return cost.form === 'total' ? t('tech.cost.total', { total: cost.total }) : t(`tech.cost.${cost.form}`);
}
