import type { Hint, Prompt } from '../../protocol/types';
import { answerSaid } from '../../words/answers';
import { say, type Sentence } from '../../words/rich';
import { labelOf } from '../label';

type Option = Hint['best'][number];
export type Prospect = NonNullable<Option['prospect']>;

const often = 0.05;
const few = 0.25;
const most = 3;
/** Shares that are nearer to each other than this are the same to a reader. */
const near = 0.005;

/** An answer that is hinted at, as its button says it. */
export function hintedSaid(prompt: Prompt, answer: string): Sentence {
  const option = prompt.gesture.kind === 'single' && prompt.options.find(({ notation }) => notation === answer);
  return option ? labelOf(prompt, option) : answerSaid(prompt.prompt, answer);
}

/** What comes of an answer, the most important first, as parts of one sentence; none when it changes little. */
export function outcomes(prospect: Prospect): Sentence[] {
  const parts: Sentence[] = [];
  const chance = (key: 'wins' | 'loses' | 'gains' | 'setbacks') => {
    if (prospect[key] >= often) parts.push(say(`hint.${key}`, { percent: Math.round(100 * prospect[key]) }));
  };
  chance('wins');
  chance('loses');
  chance('gains');
  chance('setbacks');
  const ships = Math.round(10 * Math.abs(prospect.ships)) / 10;
  if (ships >= few) parts.push(say(prospect.ships > 0 ? 'hint.ships.lost' : 'hint.ships.back', { count: ships }));
  const cards = Math.round(10 * Math.abs(prospect.cards)) / 10;
  if (cards >= 2 * few) parts.push(say(prospect.cards > 0 ? 'hint.cards.more' : 'hint.cards.fewer', { count: cards }));
  return parts.slice(0, most);
}

/** A sentence about an answer. */
export function whySaid(option: Option): Sentence {
  if (!option.prospect) return say('hint.usual');
  const things = outcomes(option.prospect);
  return things.length === 0 ? say('hint.little') : say('hint.outcome', { things });
}

/** How the first answer compares with the second, in one sentence; null when there is nothing to compare. */
export function comparisonSaid(best: readonly Option[]): Sentence | null {
  const [first, second] = best;
  if (typeof first?.share !== 'number' || typeof second?.share !== 'number') return null;
  const more = first.share - second.share;
  if (Math.abs(more) < near) return say('hint.same');
  return say(more > 0 ? 'hint.better' : 'hint.worse', { points: Math.round(1000 * Math.abs(more)) / 10 });
}
