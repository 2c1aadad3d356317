import { SvelteMap } from 'svelte/reactivity';
import type { Explanation, Outlook, Prompt } from '../protocol/types';

type Asked = Pick<Prompt, 'n' | 'seat' | 'prompt'>;

const keyOf = ({ n, seat, prompt }: Asked): string => `${n} ${seat} ${prompt}`;

/** Whether the answers to a question do something that can be tried out: uses, cards to play, and what a card asks. */
export const isTried = (prompt: Prompt): boolean =>
  prompt.gesture.kind === 'single' &&
  (prompt.prompt === 'use' || prompt.prompt === 'select' || typeof prompt.effect === 'string');

/** What the answers to the open questions would come to: asked for once for each question. */
export class Outlooks {
  private readonly known = new SvelteMap<string, readonly Outlook[]>();

  /**
   * @param ask where outlooks come from
   */
  constructor(private readonly ask: (asked: Asked) => Promise<Explanation>) {}

  /** What an answer would come to; null where nothing is known of that. */
  of(prompt: Asked, answer: string): Outlook | null {
    return this.known.get(keyOf(prompt))?.find((one) => one.answer === answer) ?? null;
  }

  /** Asks what the answers would come to, unless that has been done. Where that cannot be said, nothing is. */
  async want(prompt: Prompt): Promise<void> {
    const key = keyOf(prompt);
    if (!isTried(prompt) || this.known.has(key)) return;
    this.known.set(key, []);
    try {
      const { outlooks } = await this.ask(prompt);
      if (this.known.has(key)) this.known.set(key, outlooks ?? []);
    } catch {
      // The question is over by now, or too much has been asked: the text of the card stands there all the same.
    }
  }

  /** Forgets questions that are no longer open. */
  keep(open: readonly Asked[]): void {
    const keys = open.map(keyOf);
    for (const key of this.known.keys()) if (!keys.includes(key)) this.known.delete(key);
  }
}
