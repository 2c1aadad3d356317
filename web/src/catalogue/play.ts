import { solo } from '../pages/start';
import { named } from '../variants/asked';
import type { CatalogueEntry, NewTable } from '../protocol/types';

// What the server switches on by itself is left to it; these say what sort of game it is.
const plain: ReadonlySet<string> = new Set(['alien', 'flare', 'artifact']);
const presetFor = (kind: string) => (plain.has(kind) ? 'first-game' : named('cards', kind)?.preset);

/** A table of the reader and three machines at which the reader begins with this entry; null where that is impossible. */
export function playWith(entry: CatalogueEntry, me: string): NewTable | null {
  const preset = presetFor(entry.kind);
  if (entry.status !== 'enforced' || preset === undefined) return null;
  return { ...solo(preset, me), with: [entry.id] };
}
