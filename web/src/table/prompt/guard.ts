/** Within how many milliseconds, and how many pixels, two presses are one that was made twice. */
const soon = 400;
const near = 40;

/**
 * Keeps a second press on one spot from doing something else: when what stands under a finger has changed since it came
 * down the last time, a press that follows at once is not meant for it. Keys are no presses.
 */
export class Guard {
  private last: { x: number; y: number; at: number; on: string } | null = null;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /**
   * @param on what the presses are about now: another question is another thing
   * @return whether the press counts
   */
  press(x: number, y: number, on: string): boolean {
    const at = this.clock();
    const { last } = this;
    const again = last !== null && last.on !== on && at - last.at < soon && Math.hypot(x - last.x, y - last.y) < near;
    this.last = again ? { ...last, at } : { x, y, at, on };
    return !again;
  }
}
