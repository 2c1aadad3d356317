import { solo } from '../pages/start';
import type { NewTable } from '../protocol/types';
import type { CatalogueEntry } from '../protocol/types';

interface Plan {
  preset: string;
  options?: Record<string, string>;
  /** What the caller begins with. */
  with?: string;
}

function aliens(set = 'base'): Record<string, string> {
  return set === 'base' ? {} : { 'aliens.sets': `base+${set}` };
}

function planOf({ kind, id, set, type, see = [] }: CatalogueEntry): Plan | null {
  switch (kind) {
    case 'alien':
    case 'flare':
      return { preset: 'first-game', options: aliens(set), with: id };
    case 'artifact':
      return { preset: 'first-game', options: type === 'reward' ? { rewards: 'on' } : {}, with: id };
    case 'edict':
      return type === 'pulsar'
        ? { preset: 'pulsars', options: { edicts: 'classic' }, with: id }
        : { preset: 'first-game', options: { edicts: set === 'fan' ? 'fan' : 'classic' }, with: id };
    case 'tech':
      return {
        preset: 'odyssey',
        options: {
          ...(set === undefined || set === 'base' || set === 'odyssey' ? {} : { 'tech.decks': `base+odyssey+${set}` }),
          ...(type === 'Haz-Tech' ? { hazards: 'odyssey' } : {}),
        },
        with: id,
      };
    case 'moon':
      return { preset: 'moons', options: type === 'cheesy' ? { moons: 'all' } : {}, with: id };
    case 'pulsar':
      return { preset: 'pulsars', options: aliens(set), ...(see[0] ? { with: see[0] } : {}) };
    case 'essence':
      return { preset: 'first-game', options: aliens(set), ...(see[0] ? { with: see[0] } : {}) };
    case 'hazard':
      // None can be begun with; so that it comes soon, one comes in every encounter.
      return {
        preset: 'first-game',
        options: { hazards: set === 'conflict' ? 'conflict' : 'odyssey', 'hazard.trigger': 'everyEncounter' },
      };
    default:
      return null;
  }
}

/** A table of the reader and three machines with this entry in play; null where that is impossible. */
export function playWith(entry: CatalogueEntry, me: string): (NewTable & { with?: string[] }) | null {
  const plan = entry.status === 'enforced' ? planOf(entry) : null;
  if (!plan) return null;
  return {
    ...solo(plan.preset, me),
    ...(plan.options && Object.keys(plan.options).length > 0 ? { options: plan.options } : {}),
    ...(plan.with ? { with: [plan.with] } : {}),
  };
}
