import type { EncounterView } from '../protocol/types';
import type { TableStore } from '../state/table.svelte';
import type { Sentence } from '../words/rich';
import { story } from './dock/story';

type Side = EncounterView['sides']['offense'];

/** A side's total as far as it is known: `12`, `5+?` before the reveal, a dash when totals do not count. */
export function sumOf(side: Side, revealed: boolean): string {
  if (typeof side.total === 'number') return String(side.total);
  if (revealed && side.card.state === 'up') return '–';
  return side.card.state === 'none' && side.known === 0 ? '?' : `${side.known}+?`;
}

/** The last encounter's outcome in one sentence. */
export function resultLine(table: TableStore): Sentence | null {
  const { log } = table;
  for (let i = log.length - 1; i >= Math.max(0, log.length - 120); i--) {
    const event = log[i];
    if (event && (event.type === 'decided' || event.type === 'deal-ended' || event.type === 'called-off'))
      return story([event])[0]?.sentence ?? null;
  }
  return null;
}

/** How the game was won, in one sentence. */
export function wonLine(table: TableStore): Sentence | null {
  const event = table.log.findLast(({ type }) => type === 'game-won');
  return event ? (story([event])[0]?.sentence ?? null) : null;
}
