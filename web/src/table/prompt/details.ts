import type { CardBook } from '../../protocol/types';
import { each } from '../../variants/asked';
import { has, list, t, type Key } from '../../words/words.svelte';
import { infoOf, sideText } from '../cards';
import { phases as everyPhase } from '../phase';

/** How demanding an alien is to play. */
export type Level = 'green' | 'yellow' | 'red';

const levels = ['green', 'yellow', 'red'] as const;

/** What one should know of a card, alien or effect before one chooses it. */
export interface Details {
  /** Of an alien. */
  readonly level: Level | null;
  /** What it costs, when it acts, whether it must be used. */
  readonly facts: readonly string[];
  /** What it does; empty where the book does not say. */
  readonly does: string;
  /** In which language that is said: texts of cards are English. */
  readonly lang: 'en';
}

/**
 * What is said of a card where it is offered.
 *
 * @param kept whether it will be played with from now on: then it matters what it costs and when it acts
 */
export function detailsOf(id: string, book: CardBook | null, kept = false): Details {
  const info = infoOf(id, book);
  if (!info) return { level: null, facts: [], does: '', lang: 'en' };
  const does = sideText(info, id.split('/')[1]) ?? info.text;
  if (!kept) return { level: null, facts: [], does, lang: 'en' };
  const { kind, phases = [], mandatory, traits } = info;
  const level = traits?.['level'];
  return {
    level: kind === 'alien' && typeof level === 'number' ? (levels[level] ?? null) : null,
    facts: [
      ...each('plays').flatMap((of) => of(info)),
      ...(kind === 'alien' && mandatory !== undefined ? [t(mandatory ? 'alien.mandatory' : 'alien.optional')] : []),
      ...(phases.length > 0 ? [phasesSaid(phases)] : []),
    ],
    does,
    lang: 'en',
  };
}

/** From so many phases on a list says less than that it is nearly all of them. */
const all = 6;

function phasesSaid(phases: readonly string[]): string {
  if (everyPhase.every((one) => phases.includes(one))) return t('details.phases.every');
  return phases.length >= all ? t('details.phases.all') : t('details.phases', { phases: list(phases.map(phaseSaid)) });
}

function phaseSaid(phase: string): string {
  return has(`phase.${phase}`) ? t(`phase.${phase}` as Key) : phase;
}
