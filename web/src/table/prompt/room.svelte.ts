import { tick, untrack } from 'svelte';

/**
 * How much of something has room in the box it stands in: all of it, or one piece less after another until nothing is cut
 * off. What is left out stands under Why.
 */
export class Room {
  #fewer = $state(0);
  #run = 0;
  readonly #all: () => number;
  readonly #least: () => number;

  /**
   * @param place what stands in the box
   * @param all how many pieces there are; whenever what it reads changes, it is measured anew
   * @param least how many of them are never left out
   */
  constructor(place: () => HTMLElement | undefined, all: () => number, least: () => number = () => 1) {
    this.#all = all;
    this.#least = least;
    $effect(() => {
      const box = place()?.parentElement;
      all();
      if (!box) return;
      untrack(() => void this.#measure(box));
    });
    $effect(() => {
      const box = place()?.parentElement;
      if (!box) return;
      const watch = new ResizeObserver(() => void this.#measure(box));
      watch.observe(box);
      return () => {
        watch.disconnect();
      };
    });
  }

  /** So many pieces have room. */
  get most(): number {
    return Math.max(this.#least(), this.#all() - this.#fewer);
  }

  /** All of it is laid out, then less, before anybody sees it; a measure that was begun later goes on alone. */
  async #measure(box: HTMLElement): Promise<void> {
    const run = ++this.#run;
    this.#fewer = 0;
    await tick();
    while (run === this.#run && this.most > this.#least() && box.scrollHeight > box.clientHeight + 1) {
      this.#fewer += 1;
      await tick();
    }
  }
}
