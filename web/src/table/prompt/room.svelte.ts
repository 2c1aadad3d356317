/**
 * How much of something has room in the box it stands in: all of it, or one piece less after another until nothing is cut
 * off. What is left out stands under Why.
 */
export class Room {
  #fewer = $state(0);
  readonly #all: () => number;

  /**
   * @param place what stands in the box
   * @param all how many pieces there are; whenever what it reads changes, it is measured anew
   */
  constructor(place: () => HTMLElement | undefined, all: () => number) {
    this.#all = all;
    $effect(() => {
      all();
      this.#fewer = 0;
    });
    $effect(() => {
      const box = place()?.parentElement;
      if (box && this.most > 1 && box.scrollHeight > box.clientHeight + 1) this.#fewer += 1;
    });
  }

  /** So many pieces have room. */
  get most(): number {
    return Math.max(1, this.#all() - this.#fewer);
  }
}
