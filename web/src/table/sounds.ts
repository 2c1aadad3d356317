import { preferences } from '../state/preferences.svelte';
import type { TableStore } from '../state/table.svelte';

export type Cue = 'prompt' | 'reveal' | 'win' | 'lose' | 'deal' | 'clock';

/** Notes of each cue: frequency, when it begins, how long it lasts, in hertz and seconds. */
const notes: Readonly<Record<Cue, readonly (readonly [number, number, number])[]>> = {
  prompt: [
    [660, 0, 0.12],
    [880, 0.1, 0.18],
  ],
  reveal: [
    [330, 0, 0.1],
    [494, 0.08, 0.22],
  ],
  win: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.14],
    [1047, 0.36, 0.4],
  ],
  lose: [
    [220, 0, 0.18],
    [165, 0.12, 0.3],
  ],
  deal: [
    [587, 0, 0.1],
    [587, 0.14, 0.1],
  ],
  clock: [[988, 0, 0.06]],
};

let device: AudioContext | null = null;

/** Plays a cue, if the reader wants sounds and the browser allows them yet. */
export function play(cue: Cue): void {
  const { sound, volume } = preferences.now;
  if (!sound || volume <= 0 || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation.hasBeenActive) return;
  device ??= new AudioContext();
  const now = device.currentTime + 0.01;
  for (const [frequency, begin, length] of notes[cue]) {
    const tone = device.createOscillator();
    const level = device.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    level.gain.setValueAtTime(0, now + begin);
    level.gain.linearRampToValueAtTime(0.16 * volume, now + begin + 0.015);
    level.gain.exponentialRampToValueAtTime(0.0005, now + begin + length);
    tone.connect(level).connect(device.destination);
    tone.start(now + begin);
    tone.stop(now + begin + length + 0.02);
  }
}

const heard: Readonly<Record<string, Cue>> = {
  revealed: 'reveal',
  'ships-lost': 'lose',
  'game-won': 'win',
  offered: 'deal',
};

/** Plays what the beat that is shown brings, and a new question. */
export class Ears {
  private beat = 0;
  private asked = 0;

  /** Run as an effect. */
  hear(table: TableStore): void {
    const { beat } = table;
    if (beat && beat.n !== this.beat) {
      this.beat = beat.n;
      const cue = beat.events.map(({ type }) => heard[type]).find((one) => one !== undefined);
      if (cue) play(cue);
    }
    const first = table.prompts[0]?.n ?? 0;
    if (first !== 0 && first !== this.asked) play('prompt');
    this.asked = first;
  }
}
