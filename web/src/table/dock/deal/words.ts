import type { DealTerm, View } from '../../../protocol/types';
import { say, seat, type Sentence } from '../../../words/rich';
import { named } from '../../../variants/asked';
import { termSaid } from '../../../words/terms';
import type { PromiseDraft } from './draft';

/** A term on the table between two players. */
export function itemSaid(term: DealTerm, view: View): Sentence {
  return named('terms', term.kind)?.item?.(term, view) ?? termSaid(term.notation);
}

/** A promise, by whom and to whom. */
export function promiseSaid(promise: Pick<PromiseDraft, 'kind' | 'text'>, by: string, to: string): Sentence {
  return say(`promise.${promise.kind}`, { by: seat(by), to: seat(to), text: promise.text ?? '' });
}
