import type { View } from '../../protocol/types';
import type { TableStore } from '../../state/table.svelte';
import { say, seat, type Sentence } from '../../words/rich';
import { wonLine } from '../result';

const winnersOf = (view: View): readonly string[] => view.game?.winners ?? [];

/** Everybody, winners first, then by colonies. */
export function ranked(view: View): View['seats'] {
  const winners = winnersOf(view);
  return view.seats.toSorted(
    (a, b) =>
      Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || (b.colonies ?? 0) - (a.colonies ?? 0),
  );
}

/** Who has won. */
export function winnersSaid(view: View): Sentence {
  const winners = winnersOf(view);
  return winners.length === 0
    ? say('table.end.nobody')
    : say('table.end.winners', { seats: winners.map(seat), count: winners.length, seat: seat(winners[0] ?? '') });
}

/** Why they have. */
export function whySaid(table: TableStore): Sentence | null {
  const { view } = table;
  const winners = winnersOf(view);
  return view.game?.how === 'colonies' && winners.length > 0
    ? say('table.end.why', {
        seats: winners.map(seat),
        count: winners.length,
        seat: seat(winners[0] ?? ''),
        goal: view.table.coloniesToWin,
      })
    : wonLine(table);
}

/** Whether the reader is among the winners. */
export const hasWon = (view: View): boolean => view.me.seats.some((id) => winnersOf(view).includes(id));
