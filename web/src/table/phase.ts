import type { GameView } from '../protocol/types';
import { has, type Key } from '../words/words.svelte';

/** The phases of an encounter as the strip shows them. */
export const phases = [
  'start-turn',
  'regroup',
  'destiny',
  'launch',
  'alliance',
  'planning',
  'reveal',
  'resolution',
] as const;

/** Where a phase stands in the strip: -1 before the game, beyond the last when the encounter is over. */
export function standOf(phase: GameView['phase']): number {
  if (phase === 'setup') return -1;
  if (phase === 'encounter-end' || phase === 'next-encounter') return phases.length;
  return phases.indexOf(phase);
}

/** The words for the finer step within a phase. */
export function stepOf(game: GameView | null): Key | null {
  const step = game?.step;
  if (!step) return null;
  const own = `table.step.${step.replace(/\/.*$/, '')}`;
  if (has(own)) return own;
  const window = `window.${step}`;
  return has(window) ? window : null;
}
