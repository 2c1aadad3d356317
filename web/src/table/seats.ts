import type { IconName } from '../art/icons';
import type { EncounterView, SeatId, SeatView, TableView } from '../protocol/types';
import { say, type Sentence } from '../words/rich';

export type Role = 'offense' | 'defense' | 'offense-ally' | 'defense-ally';

export const roleMarks: Readonly<Record<Role, IconName>> = {
  offense: 'offense',
  defense: 'defense',
  'offense-ally': 'offense-ally',
  'defense-ally': 'ally',
};

/** What a seat is in the encounter. */
export function roleOf(encounter: EncounterView | null, seat: SeatId): Role | undefined {
  if (!encounter) return undefined;
  if (encounter.offense === seat) return 'offense';
  if (encounter.defense === seat) return 'defense';
  if ((encounter.sides.offense.allies[seat] ?? 0) > 0) return 'offense-ally';
  return (encounter.sides.defense.allies[seat] ?? 0) > 0 ? 'defense-ally' : undefined;
}

/** The ships that a seat has in the encounter. */
export function shipsOf(encounter: EncounterView | null, seat: SeatId): number {
  if (!encounter) return 0;
  const { offense, defense } = encounter.sides;
  if (offense.main === seat) return offense.ships;
  if (defense.main === seat) return defense.ships;
  return (offense.allies[seat] ?? 0) + (defense.allies[seat] ?? 0);
}

/** The seats as one sees them who sits at `me`: clockwise, beginning there. */
export function clockwise(seats: readonly SeatView[], me: SeatId | null): SeatView[] {
  const at = Math.max(
    0,
    seats.findIndex((seat) => seat.seat === me),
  );
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** What must be said of a seat besides its numbers. */
export function notesOf(seat: SeatView, table: Pick<TableView, 'homeColoniesNeeded'>): Sentence[] {
  const notes: Sentence[] = [];
  if (seat.conceded) notes.push(say('table.seat.conceded'));
  if (seat.power === 'lost')
    notes.push(say('table.seat.power-lost', { count: seat.homeColonies ?? 0, needed: table.homeColoniesNeeded }));
  else if (seat.power === 'zapped') notes.push(say('table.seat.zapped'));
  else if (seat.power === 'blocked') notes.push(say('table.seat.blocked'));
  else if (seat.power === 'denied') notes.push(say('table.seat.denied'));
  if (seat.away) notes.push(say('table.seat.away'));
  else if (seat.kind === 'person' && !seat.connected) notes.push(say('table.seat.disconnected'));
  return notes;
}

/** What a seat is doing, in a word or two; null when it does nothing. */
export function doing(seat: SeatView): Sentence | null {
  if (seat.status === 'idle') return null;
  if (seat.status === 'choosing' && seat.kind === 'machine') return say('table.status.thinking');
  return say(`table.status.${seat.status}`);
}
