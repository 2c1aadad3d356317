import type { Beat, EventName } from '../protocol/types';
import { named } from '../variants/asked';
import type { Pace } from './paces';

const scale: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };
/** How long what is held stays: nothing but the reader's own choice makes it shorter. */
export const holds: Readonly<Record<Pace, number>> = { slow: 1.5, normal: 1, fast: 0.4, instant: 0 };

const step = 450;
/** Milliseconds for which a beat with such an event stays before the next; all others stay for a step. */
const longer: Readonly<Partial<Record<EventName, number>>> = {
  'turn-began': 700,
  'encounter-began': 500,
  'destiny-drawn': 900,
  aimed: 600,
  joined: 500,
  used: 800,
  zapped: 900,
  cancelled: 800,
  // The first of two cards waits for the other; both together are held.
  revealed: 0,
  'total-counted': 700,
  decided: 1700,
  'deal-ended': 1200,
  'alien-changed': 900,
  'alien-shown': 900,
  'sheet-read': 1500,
  'game-won': 1500,
};
const shorter: Readonly<Partial<Record<EventName, number>>> = {
  'phase-began': 120,
  'stayed-out': 300,
  selected: 250,
  counted: 200,
  drew: 350,
};

/** Who is further behind than this sees the rest faster; where somebody waits for an answer in time, much faster. */
const most = 10_000;
const mostWhenUrgent = 1_200;

/** How long a beat stays before the next is shown, at normal pace. */
export function weight(beat: Beat): number {
  if (beat.events.length === 0) return 0;
  return Math.max(...beat.events.map(({ type }) => longer[type] ?? shorter[type] ?? named('pace', type) ?? step));
}

interface Doors {
  later: (run: () => void, milliseconds: number) => number;
  never: (timer: number) => void;
  clock: () => number;
}

const browser: Doors = {
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  never: (timer) => {
    window.clearTimeout(timer);
  },
  clock: () => performance.now(),
};

/**
 * Shows beats one after another, each for as long as it takes to see it. What has arrived and has not been shown yet
 * waits here.
 */
export class Pacing {
  pace: Pace = 'normal';
  private queue: Beat[] = [];
  /** By how much a queue that is too long is shown faster; stays until it is empty. */
  private hurry = 1;
  private timer: number | null = null;
  private free = 0;
  /** Until when the beat on the screen is held. */
  private until = 0;
  private holding = false;

  /**
   * @param show puts a beat on the screen
   * @param changed hears how many beats are waiting
   * @param keep milliseconds for which a beat that is on the screen is held, whoever waits behind it
   * @param held hears when a beat begins to be held, and when that is over
   */
  constructor(
    private readonly show: (beat: Beat) => void,
    private readonly changed: (waiting: number) => void,
    private readonly doors: Doors = browser,
    private readonly keep: (beat: Beat) => number = () => 0,
    private readonly held: (holding: boolean) => void = () => undefined,
  ) {}

  /** What waits to be shown, oldest first. */
  get queued(): readonly Beat[] {
    return [...this.queue];
  }

  get waiting(): number {
    return this.queue.length;
  }

  /** @param urgent whether somebody's time runs, so that what came before must not hold it up */
  add(beat: Beat, urgent: boolean): void {
    this.queue.push(beat);
    const behind = this.queue.reduce((sum, one) => sum + weight(one), 0);
    this.hurry = Math.min(this.hurry, (urgent ? mostWhenUrgent : most) / Math.max(1, behind));
    if (this.timer !== null) {
      if (!urgent) {
        this.changed(this.queue.length);
        return;
      }
      this.doors.never(this.timer);
      this.timer = null;
      this.free = Math.min(this.free, this.doors.clock() + 100);
    }
    this.next();
  }

  /** Lets go what is held: the reader has seen it. */
  goOn(): void {
    if (!this.holding) return;
    this.stop();
    this.free = 0;
    this.until = 0;
    this.next();
  }

  /** Shows all that is waiting, at once. */
  skip(): void {
    this.stop();
    this.letGo();
    this.free = 0;
    for (const beat of this.queue.splice(0)) this.show(beat);
    this.done();
  }

  /** Forgets what is waiting. */
  clear(): void {
    this.stop();
    this.letGo();
    this.free = 0;
    this.queue = [];
    this.done();
  }

  private done(): void {
    this.hurry = 1;
    this.changed(0);
  }

  private stop(): void {
    if (this.timer !== null) this.doors.never(this.timer);
    this.timer = null;
  }

  private next(): void {
    this.timer = null;
    for (;;) {
      const now = this.doors.clock();
      const wait = Math.max(this.until, this.queue.length > 0 ? this.free : 0) - now;
      if (wait > 0) {
        this.timer = this.doors.later(() => {
          this.next();
        }, wait);
        this.changed(this.queue.length);
        return;
      }
      this.letGo();
      const beat = this.queue.shift();
      if (!beat) {
        this.done();
        return;
      }
      this.free = this.doors.clock() + weight(beat) * Math.min(this.hurry, scale[this.pace]);
      this.show(beat);
      const keep = this.keep(beat) * holds[this.pace];
      if (keep > 0) {
        this.until = this.doors.clock() + keep;
        this.holding = true;
        this.held(true);
      }
    }
  }

  private letGo(): void {
    this.until = 0;
    if (!this.holding) return;
    this.holding = false;
    this.held(false);
  }
}
