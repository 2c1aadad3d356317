/*
 * What belongs to a card travels with it, in its file and in its link: scenarios, each after a line of three dashes,
 * as YAML has several documents in a file. Whoever reads the card alone stops at the first of them.
 */

/** A scenario of a card, with a name for its author. */
export interface OwnScenario {
  readonly name: string;
  readonly text: string;
}

/** A card and what belongs to it. */
export interface Bundle {
  readonly card: string;
  readonly scenarios: readonly OwnScenario[];
}

/** More than these are not kept: a server runs no more of them at once. */
export const mostScenarios = 12;
const longest = 10_000;
const mark = /^---(?: #? ?(.*))?$/;

/** A card and its scenarios as one text. */
export function bound({ card, scenarios }: Bundle): string {
  const end = card.endsWith('\n') ? card : `${card}\n`;
  if (scenarios.length === 0) return card;
  return end + scenarios.map(({ name, text }) => `--- # ${name}\n${text.endsWith('\n') ? text : `${text}\n`}`).join('');
}

/** What such a text holds. */
export function unbound(text: string): Bundle {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, i) => (i > 0 && mark.test(line) ? [i] : []));
  const first = starts[0];
  if (first === undefined) return { card: text, scenarios: [] };
  const scenarios = starts
    .map((start, i) => ({
      name: (mark.exec(lines[start] ?? '')?.[1] ?? '').slice(0, 60),
      text: `${lines
        .slice(start + 1, starts[i + 1] ?? lines.length)
        .join('\n')
        .trimEnd()}\n`,
    }))
    .filter(({ text: scenario }) => scenario.trim() !== '' && scenario.length <= longest);
  return { card: `${lines.slice(0, first).join('\n')}\n`, scenarios: scenarios.slice(0, mostScenarios) };
}
