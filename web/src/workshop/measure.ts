import { Refusal, rest } from '../protocol/rest';
import type { BalanceStep, BalanceWish } from '../protocol/types';

/** How a measurement stands in a sentence: its key and what it names. */
export interface Verdict {
  readonly key:
    | 'workshop.verdict.more'
    | 'workshop.verdict.less'
    | 'workshop.verdict.early'
    | 'workshop.verdict.open'
    | 'workshop.verdict.same';
  readonly args: Readonly<Record<string, string | number>>;
}

/** Points of a hundred, with one digit. */
export const points = (share: number): number => Math.round(share * 1000) / 10;

/** What a measurement says so far. */
export function verdictOf(step: BalanceStep): Verdict {
  const { low = null, high = null, games } = step;
  if (low === null || high === null) return { key: 'workshop.verdict.early', args: { games } };
  const args = { games, by: Math.abs(points(step.difference)), low: points(low), high: points(high) };
  if (low > 0) return { key: 'workshop.verdict.more', args };
  if (high < 0) return { key: 'workshop.verdict.less', args: { ...args, low: points(-high), high: points(-low) } };
  return { key: step.over ? 'workshop.verdict.same' : 'workshop.verdict.open', args };
}

/**
 * Measures a card for as long as somebody wants to know.
 *
 * @param told is told of each step
 * @param signal ends it
 * @throws a {@link Refusal} when it cannot be measured
 */
export async function measure(
  wish: BalanceWish,
  told: (step: BalanceStep) => void,
  signal: AbortSignal,
): Promise<void> {
  const body = await rest.balance(wish, signal);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let left = '';
  let over = false;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (left + value).split('\n');
    left = lines.pop() ?? '';
    for (const line of lines) {
      const step = JSON.parse(line) as BalanceStep;
      over = step.over;
      told(step);
    }
  }
  if (!over) throw new Refusal({ type: 'about:blank', title: 'cut', status: 0 });
}
