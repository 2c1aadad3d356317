import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../state/preferences.svelte';
import { play, type Cue } from './sounds';

/** Frequencies of all tones that were begun, in their order. */
const begun: number[] = [];

const parameter = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
});
class Device {
  currentTime = 0;
  destination = {};
  createGain = () => ({ gain: parameter(), connect: (to: unknown) => to });
  createOscillator = () => {
    const tone = {
      type: '',
      frequency: parameter(),
      connect: (to: unknown) => to,
      start: () => begun.push(tone.frequency.value),
      stop: vi.fn(),
    };
    return tone;
  };
}

beforeEach(() => {
  begun.length = 0;
  vi.stubGlobal('AudioContext', Device);
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  preferences.change({ sound: false });
});

test('nothing sounds until the reader wants it', () => {
  play('prompt');
  expect(begun).toEqual([]);
});

test.each<[Cue, number]>([
  ['prompt', 2],
  ['reveal', 2],
  ['win', 4],
])('%s is played in %i tones, none of them from a file', (cue, tones) => {
  preferences.change({ sound: true });
  play(cue);
  expect(begun).toHaveLength(tones);
  expect(begun.every((frequency) => frequency > 0)).toBe(true);
});
