let now = $state(Date.now());
let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** This machine's clock, for what counts down on the screen. Stands still while nobody looks. */
export const clock = {
  get now(): number {
    return now;
  },
  /** Keeps it going. Run as an effect. */
  run(): () => void {
    now = Date.now();
    readers++;
    timer ??= setInterval(() => {
      now = Date.now();
    }, 250);
    return () => {
      if (--readers > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  },
};
