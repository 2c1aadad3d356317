import { card, place, say, type Sentence } from '../../words/rich';

/** What is done in a tech action, in words: `research`, `complete` or `abandon`, the tech, and from where its ship comes. */
export function actionSaid([what = '', id, from = '']: readonly string[]): Sentence | null {
  if (id === undefined) return null;
  const tech = card(id);
  if (what === 'complete') return say('option.kind.complete', { tech });
  if (what === 'abandon') return say('option.kind.abandon', { tech });
  return say('option.kind.research', { tech, planet: place(from) });
}
