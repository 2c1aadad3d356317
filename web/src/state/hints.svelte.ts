import { SvelteMap } from 'svelte/reactivity';
import { Refusal } from '../protocol/rest';
import type { Hint, Problem, Prompt, SeatId } from '../protocol/types';

/** What has become of the wish for a hint. */
export type Hinted =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'shown'; readonly hint: Hint }
  | { readonly kind: 'refused'; readonly problem: Problem };

type Asked = Pick<Prompt, 'n' | 'seat' | 'prompt'>;

const keyOf = ({ n, seat, prompt }: Asked): string => `${n} ${seat} ${prompt}`;

/** Hints to the questions that are open: each is asked for once. */
export class Hints {
  private readonly known = new SvelteMap<string, Hinted>();

  /**
   * @param ask where hints come from; without it there are none
   */
  constructor(private readonly ask: ((n: number, seat: SeatId) => Promise<Hint>) | undefined) {}

  /** What is known of the hint to a question; null when nobody has asked for it. */
  of(prompt: Asked): Hinted | null {
    return this.known.get(keyOf(prompt)) ?? null;
  }

  /** Whether an answer is among those that were hinted at, and at which place: 1 is the best; 0 for all others. */
  rank(prompt: Asked, answer: string): number {
    const hinted = this.of(prompt);
    return hinted?.kind === 'shown' ? hinted.hint.best.findIndex((one) => one.answer === answer) + 1 : 0;
  }

  /** Asks for a hint, unless that has been done. What comes too late is forgotten with its question. */
  async want(prompt: Asked): Promise<void> {
    const key = keyOf(prompt);
    const before = this.known.get(key);
    if (!this.ask || (before && before.kind !== 'refused')) return;
    this.known.set(key, { kind: 'thinking' });
    try {
      const hint = await this.ask(prompt.n, prompt.seat);
      if (this.known.has(key)) this.known.set(key, { kind: 'shown', hint });
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      if (this.known.has(key)) this.known.set(key, { kind: 'refused', problem: reason.problem });
    }
  }

  /** Forgets hints to questions that are no longer open. */
  keep(open: readonly Asked[]): void {
    const keys = open.map(keyOf);
    for (const key of this.known.keys()) if (!keys.includes(key)) this.known.delete(key);
  }
}
