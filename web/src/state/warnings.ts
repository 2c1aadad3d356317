import type { PromptOption } from '../protocol/types';

/** What the server says of taking the last ship away from one place. */
export type Warning = NonNullable<PromptOption['warning']>;

const together: Readonly<Record<string, string>> = {
  'warning.empties-colony': 'warning.empty.colonies',
  'warning.empties-home': 'warning.empty.homes',
  'warning.loses-power': 'warning.empty.power',
};
const weight = ['warning.loses-power', 'warning.empties-home', 'warning.empties-colony'];
const ofHomes = new Set(['warning.loses-power', 'warning.empties-home']);

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** The places that a warning speaks of. */
export function placesOf(warning: Warning): string[] {
  const { planet, planets } = warning.args ?? {};
  if (Array.isArray(planets)) return planets.map(String);
  return typeof planet === 'string' ? [planet] : [];
}

/**
 * Warnings that hold at once, each of which was made as if it were the only one: one sentence for all home planets, of
 * which every further one is a home colony less, one for all colonies abroad, and whatever else there is. The gravest
 * comes first.
 */
export function joined(warnings: readonly Warning[]): Warning[] {
  const homes = warnings.filter(({ key }) => ofHomes.has(key));
  const abroad = warnings.filter(({ key }) => key === 'warning.empties-colony');
  const others = warnings.filter(({ key }) => together[key] === undefined);
  return [...one(homes), ...one(abroad), ...others];
}

function one(warnings: readonly Warning[]): Warning[] {
  const [gravest] = [...warnings].sort((a, b) => weight.indexOf(a.key) - weight.indexOf(b.key));
  if (!gravest || warnings.length === 1) return [...warnings];
  const { left, needed } = gravest.args ?? {};
  const homes = ofHomes.has(gravest.key) ? { left: Math.max(0, numberOf(left) - warnings.length + 1), needed } : {};
  return [{ key: together[gravest.key] ?? gravest.key, args: { ...homes, planets: warnings.flatMap(placesOf) } }];
}
