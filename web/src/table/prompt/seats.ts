import type { TableStore } from '../../state/table.svelte';
import { currentPrompt } from './current';

export interface AskedSeats {
  /** Undefined for a seat that is not offered. */
  picked(seat: string): boolean | undefined;
  press(seat: string): void;
}

/** What pressing a seat means for the question in front; null when it asks for no seat. */
export function askedSeats(table: TableStore): AskedSeats | null {
  const prompt = currentPrompt(table);
  const options = prompt?.options.filter((option) => option.kind === 'seat') ?? [];
  if (!prompt || options.length === 0) return null;
  const tray = table.tray(prompt);
  const notationOf = (seat: string) => options.find((option) => (option.seat ?? option.notation) === seat)?.notation;
  const several = tray.kind === 'seats';
  return {
    picked: (seat) => {
      const notation = notationOf(seat);
      if (notation === undefined) return undefined;
      return several ? tray.has(notation) : tray.choice === notation;
    },
    press: (seat) => {
      const notation = notationOf(seat);
      if (notation === undefined) return;
      if (several) tray.toggle({ key: notation, notation });
      else tray.choose(notation);
    },
  };
}
