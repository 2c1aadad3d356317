import type { PromptOption, TechView, View } from '../../protocol/types';

type Seen = Pick<View, 'table' | 'techs'>;

/** Ships that a tech still needs; null while the number is an X or hidden. */
export function missing(tech: TechView): number | null {
  const needed = Number(tech.needed);
  return tech.needed === null || tech.needed === undefined || Number.isNaN(needed)
    ? null
    : Math.max(0, needed - tech.ships);
}

/** As of 2008 a tech that is turned up with too few ships is lost. */
export function losesTech(view: Seen, option: PromptOption): boolean {
  if (option.kind !== 'complete') return false;
  const tech = view.techs.find(({ slot }) => slot === option.slot);
  if (!tech || view.table.options['tech.underfundedComplete'] === 'illegal') return false;
  return (missing(tech) ?? 0) > 0;
}
