import type { TableStore } from '../state/table.svelte';
import { say, seat, type Sentence } from '../words/rich';

export interface Waiting {
  readonly sentence: Sentence;
  readonly mine: boolean;
}

/** Whom the table waits for, in words; null when nobody is asked. */
export function waitingFor(table: TableStore): Waiting | null {
  const { view } = table;
  if (view.table.state !== 'playing') return null;
  if (view.table.paused) return { sentence: say('table.waits.paused'), mine: false };
  if (table.prompts.length > 0) return { sentence: say('table.waits.you'), mine: true };
  if (view.window) return { sentence: say('table.waits.window'), mine: false };
  const others = view.seats
    .filter((one) => !table.mine(one.seat) && (one.status === 'choosing' || one.status === 'thinking'))
    .map((one) => seat(one.seat));
  if (others.length > 0) return { sentence: say('table.waits.others', { seats: others }), mine: false };
  // Somebody is asked and nobody need know who.
  return view.seats.some((one) => one.status === 'waiting')
    ? { sentence: say('table.waits.secret'), mine: false }
    : null;
}
