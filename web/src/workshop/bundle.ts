/*
 * What belongs to a card travels with it, in its file and in its link: scenarios and a verdict, each after a line of
 * three dashes, as YAML has several documents in a file. Whoever reads the card alone stops at the first of them.
 * Several cards with all that belongs to them are one file as well.
 */
import { verdictIn, verdictText, type OwnVerdict } from './verdict';

/** A scenario of a card, with a name for its author. */
export interface OwnScenario {
  readonly name: string;
  readonly text: string;
}

/** A card and what belongs to it. */
export interface Bundle {
  readonly card: string;
  readonly scenarios: readonly OwnScenario[];
  readonly verdict: OwnVerdict | null;
}

/** More than these are not kept: a server runs no more of them at once. */
export const mostScenarios = 12;
const longest = 10_000;
const longestVerdict = 80_000;
const mark = /^---(?: #? ?(.*))?$/;
const verdictName = 'verdict';
const another = '--- # card\n';

const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

/** A card and what belongs to it as one text. */
export function bound({ card, scenarios, verdict }: Bundle): string {
  const parts = scenarios.map(({ name, text }) => `--- # ${name}\n${ended(text)}`);
  if (verdict && verdict.rows.length > 0) parts.push(`--- # ${verdictName}\n${verdictText(verdict)}`);
  return parts.length === 0 ? card : ended(card) + parts.join('');
}

/** What such a text holds. */
export function unbound(text: string): Bundle {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, i) => (i > 0 && mark.test(line) ? [i] : []));
  const first = starts[0];
  if (first === undefined) return { card: text, scenarios: [], verdict: null };
  const documents = starts.map((start, i) => ({
    name: (mark.exec(lines[start] ?? '')?.[1] ?? '').slice(0, 60),
    text: `${lines
      .slice(start + 1, starts[i + 1] ?? lines.length)
      .join('\n')
      .trimEnd()}\n`,
  }));
  const isVerdict = (one: OwnScenario) => one.text.startsWith('verdict:');
  const said = documents.find(isVerdict);
  const scenarios = documents.filter((one) => !isVerdict(one) && one.text.trim() !== '' && one.text.length <= longest);
  return {
    card: `${lines.slice(0, first).join('\n')}\n`,
    scenarios: scenarios.slice(0, mostScenarios),
    verdict: said && said.text.length <= longestVerdict ? verdictIn(said.text) : null,
  };
}

/** Several cards, each with what belongs to it, as one text. */
export const joined = (cards: readonly string[]): string => cards.map(ended).join(another);

/** The cards of such a text. */
export const parted = (text: string): string[] => text.split(/^--- # card\n/m);
