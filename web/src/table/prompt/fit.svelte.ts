import { tick, untrack } from 'svelte';

/** How far a box has to grow until what stands in it is not cut off: by one step after another, before anybody sees it. */
export class Fit {
  #step = $state(0);
  #run = 0;

  /**
   * @param place the box, which grows with `step`
   * @param what what stands in it; whenever that changes, it is measured anew
   * @param most the last step
   */
  constructor(
    place: () => HTMLElement | undefined,
    what: () => unknown,
    private readonly most: number,
  ) {
    $effect(() => {
      const box = place();
      what();
      if (box) untrack(() => void this.#measure(box));
    });
    $effect(() => {
      const box = place();
      if (!box) return;
      let wide = box.clientWidth;
      // Its height is what is found out here.
      const watch = new ResizeObserver(() => {
        if (box.clientWidth === wide) return;
        wide = box.clientWidth;
        void this.#measure(box);
      });
      watch.observe(box);
      return () => {
        watch.disconnect();
      };
    });
  }

  /** By how many steps it has grown. */
  get step(): number {
    return this.#step;
  }

  async #measure(box: HTMLElement): Promise<void> {
    const run = ++this.#run;
    this.#step = 0;
    await tick();
    while (run === this.#run && this.#step < this.most && box.scrollHeight > box.clientHeight + 1) {
      this.#step += 1;
      await tick();
    }
  }
}
