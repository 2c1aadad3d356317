import type { Events, TermFact } from '../protocol/events';
import type { EncounterView, LogEvent } from '../protocol/types';
import type { TableStore } from '../state/table.svelte';
import type { Sentence } from '../words/rich';
import { story } from './dock/story';

type Side = EncounterView['sides']['offense'];
type Which = 'offense' | 'defense';

/**
 * A side's total as far as it is known: `12`, `5+?` before the reveal (`0+?` without ships), a dash when totals do not
 * count, also once the cards have been put away.
 */
export function sumOf(side: Side, revealed: boolean): string {
  if (typeof side.total === 'number') return String(side.total);
  if (revealed && side.card.state !== 'down') return '–';
  return `${side.known}+?`;
}

/**
 * A side as the bench shows it. Once the encounter is decided ships leave it one by one and the view's sum shrinks with
 * them; so from then on it is the sum that was counted, or none where cards alone have decided.
 */
export function benchSide(encounter: EncounterView, which: Which, log: readonly LogEvent[]): Side {
  const side = encounter.sides[which];
  if (!encounter.outcome) return side;
  const counted = countedIn(log, encounter.number, which);
  if (!counted) return { ...side, invited: [], terms: [], total: null };
  const { terms, total } = counted;
  const standing = (key: TermFact['key']) => terms.filter((term) => term.key === key && term.seat);
  return {
    ...side,
    invited: [],
    ships: standing('ships').reduce((sum, term) => sum + (term.ships ?? 0), 0),
    allies: Object.fromEntries(standing('ally').map((term) => [term.seat, term.ships ?? 0])),
    terms: [...terms],
    total,
  };
}

function countedIn(log: readonly LogEvent[], encounter: number, which: Which): Events['total-counted'] | undefined {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i];
    if (!event || event.encounter < encounter) return undefined;
    if (event.type === 'total-counted' && event.args.side === (which === 'offense' ? 0 : 1)) return event.args;
  }
  return undefined;
}

/** Who is ahead, or has won. */
export function leaderOf(encounter: EncounterView): Which | null {
  if (encounter.outcome === 'offense-wins') return 'offense';
  if (encounter.outcome === 'defense-wins') return 'defense';
  if (encounter.outcome) return null;
  return encounter.leading === 'offense' || encounter.leading === 'defense' ? encounter.leading : null;
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
