import { solo } from '../pages/start';
import type { CatalogueEntry, NewTable } from '../protocol/types';

// What the server switches on by itself is left to it; these say what sort of game it is.
const presets: Partial<Record<string, string>> = {
  alien: 'first-game',
  flare: 'first-game',
  artifact: 'first-game',
  edict: 'first-game',
  hazard: 'first-game',
  essence: 'first-game',
  tech: 'odyssey',
  moon: 'moons',
  pulsar: 'pulsars',
};

/** A table of the reader and three machines at which the reader begins with this entry; null where that is impossible. */
export function playWith(entry: CatalogueEntry, me: string): NewTable | null {
  const preset = presets[entry.kind];
  if (entry.status !== 'enforced' || preset === undefined) return null;
  return { ...solo(preset, me), with: [entry.id] };
}
