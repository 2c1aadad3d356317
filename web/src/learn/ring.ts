import type { Prompt, PromptOption } from '../protocol/types';

/** What has been picked so far in the answer that is being put together. */
export interface Picked {
  readonly count: number;
  readonly choice: string | null;
  /** How many ships have been picked at a place. */
  at(place: string): number;
}

const digit = (at: number) => (at >= 0 && at < 9 ? `[data-option="${at + 1}"]` : null);

/**
 * What to press next for a marked answer, as a selector within the question's box: first the thing itself, then what sends
 * it. Null where nothing in particular can be pointed at.
 *
 * @param cards the encounter cards in the order in which they are shown
 */
export function ringOf(prompt: Prompt, answer: string, picked: Picked, cards: readonly string[]): string | null {
  const { kind, from = {} } = prompt.gesture;
  if (answer === prompt.pass) return '[data-pass]';
  if (kind === 'deal') return '[data-option="1"]';
  if (kind === 'ships') {
    const wanted = answer
      .split(/\s+/)
      .map((word) => ({ place: word.replace(/x\d+$/, ''), ships: Number(/x(\d+)$/.exec(word)?.[1] ?? 1) }))
      .filter((one) => one.place in from);
    // However they are picked: as many as are meant are enough.
    if (picked.count >= wanted.reduce((sum, { ships }) => sum + ships, 0) && picked.count > 0)
      return '[data-primary]:not(:disabled)';
    const place = wanted.find((one) => picked.at(one.place) < one.ships)?.place;
    const sides = (prompt.gesture.prefixes ?? []).length;
    return place === undefined ? null : digit(Object.keys(from).indexOf(place) + (sides > 1 ? sides : 0));
  }
  if (kind === 'seats') {
    if (picked.count > 0) return '[data-primary]:not(:disabled)';
    const seats = prompt.options.filter((option) => option.kind === 'seat').map(({ notation }) => notation);
    return digit(seats.indexOf(answer.split(/\s+/)[0] ?? ''));
  }
  if (prompt.prompt === 'next') return digit(prompt.options.findIndex((option) => is(option, answer)));
  if (prompt.prompt === 'select') return picked.choice === answer ? '[data-primary]' : digit(cards.indexOf(answer));
  const things = prompt.options.filter((option) => option.kind !== 'word');
  const at = things.findIndex((option) => is(option, answer));
  if (at >= 0) return picked.choice === things[at]?.notation ? '[data-primary]' : digit(at);
  const words = prompt.options.filter((option) => option.kind === 'word');
  const word = words.findIndex((option) => is(option, answer));
  if (word < 0) return null;
  return words[word]?.notation === prompt.primary ? '[data-primary], [data-main]' : digit(things.length + word);
}

/** Whether an option is meant: `1` is written `+1` where it is added. */
function is({ notation }: PromptOption, answer: string): boolean {
  return notation === answer || notation === answer.replace(/^\+/, '');
}
