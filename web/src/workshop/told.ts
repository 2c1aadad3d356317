import type { BalanceStep } from '../protocol/types';
import type { Key } from '../words/words.svelte';
import { points } from './measure';

/** A sentence: its key and what it names. */
export interface Told {
  readonly key: Key;
  readonly args: Readonly<Record<string, string | number>>;
}

const one = (value: number): number => Math.round(value * 10) / 10;

/** What one would say to the author beside whether the card is fair: how it is used, what it decides, who pays. */
export function toldOf({ uses, effects }: BalanceStep): Told[] {
  const told: Told[] = [];
  if (uses && uses.times === 0) told.push({ key: 'workshop.told.never', args: { games: uses.games } });
  else if (uses) {
    const { offense, defense, ally } = uses;
    told.push(
      { key: 'workshop.told.nothing', args: { share: points(1 - uses.used), times: one(uses.times) } },
      {
        key: 'workshop.told.users',
        args: {
          offense: points(offense),
          defense: points(defense),
          ally: points(ally),
          other: points(Math.max(0, 1 - offense - defense - ally)),
        },
      },
      { key: 'workshop.told.last', args: { share: points(uses.last) } },
    );
  }
  if (effects && effects.deals > 0) {
    const { longer } = effects;
    told.push(
      {
        key: 'workshop.told.decides',
        args: { with: points(effects.onlyWith), without: points(effects.onlyWithout) },
      },
      {
        key: 'workshop.told.length',
        args: { with: one(effects.encounters), without: one(effects.encountersWithout) },
      },
    );
    if ((longer.low ?? 0) > 0) told.push({ key: 'workshop.told.longer', args: { by: one(longer.difference) } });
    if ((longer.high ?? 0) < 0) told.push({ key: 'workshop.told.shorter', args: { by: one(-longer.difference) } });
    told.push(...payers(effects.others));
  }
  return told;
}

/** Who pays: those whose interval leaves out nothing; or that it can't be said. */
function payers(others: NonNullable<BalanceStep['effects']>['others']): Told[] {
  const clear = others.flatMap(({ difference, low, high }, i): Told[] =>
    (high ?? 1) < 0
      ? [{ key: 'workshop.told.pays', args: { place: i + 1, by: points(-difference) } }]
      : (low ?? -1) > 0
        ? [{ key: 'workshop.told.gains', args: { place: i + 1, by: points(difference) } }]
        : [],
  );
  return clear.length > 0 ? clear : [{ key: 'workshop.told.nobody', args: {} }];
}
