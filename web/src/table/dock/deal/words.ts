import type { DealTerm, TechView } from '../../../protocol/types';
import { say, seat, type Sentence } from '../../../words/rich';
import { termSaid } from '../../../words/terms';
import type { PromiseDraft } from './draft';

/** A term on the table between two players: a face-down tech of the other is told by its ships. */
export function itemSaid(term: DealTerm, techs: readonly TechView[]): Sentence {
  if (term.kind === 'tech' && !term.card) {
    const tech = techs.find((one) => one.slot === term.slot);
    return say('deal.item.tech.hidden', { ships: tech?.ships ?? 0 });
  }
  return termSaid(term.notation);
}

/** A promise, by whom and to whom. */
export function promiseSaid(promise: Pick<PromiseDraft, 'kind' | 'text'>, by: string, to: string): Sentence {
  return say(`promise.${promise.kind}`, { by: seat(by), to: seat(to), text: promise.text ?? '' });
}
