import type { EncounterView, Outlook } from '../../protocol/types';
import { say, seat, type Sentence } from '../../words/rich';
import { story } from '../dock/story';

/** What an answer would come to, in a line. */
export interface Said {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly said: Sentence;
}

/** On which side of an encounter a seat is; null when on neither. */
export function sideOf(encounter: EncounterView | null, me: string): 'offense' | 'defense' | null {
  if (!encounter) return null;
  for (const side of ['offense', 'defense'] as const)
    if (encounter.sides[side].main === me || (encounter.sides[side].allies[me] ?? 0) > 0) return side;
  return null;
}

/** How much a side lacks to be ahead; 0 where it is ahead, or where the higher total does not win. */
function lacking({ offense, defense, ahead }: NonNullable<Outlook['score']>, side: 'offense' | 'defense'): number {
  if (ahead === side) return 0;
  // The defense wins ties.
  return Math.max(0, side === 'offense' ? defense - offense + 1 : offense - defense);
}

/** How a card fares against what the other side may hold, in a sentence. */
export function oddsSaid(odds: NonNullable<Outlook['odds']>, encounter: EncounterView, me: string): Sentence {
  const other = encounter.offense === me ? encounter.defense : encounter.offense;
  return say('outlook.odds', { ...odds, total: odds.total ?? 0, seat: seat(other ?? '') });
}

/** A share that is shown beside a card: of how many cards it says how many, and what for. */
export interface Share {
  readonly count: number;
  readonly cards: number;
  readonly what: 'win' | 'deal';
  readonly tone: 'good' | 'bad' | 'plain';
}

/** What counts most about a card: what it beats; of one that beats nothing, with what a deal could be made. */
export function shareOf({ beats, neither, cards }: NonNullable<Outlook['odds']>): Share {
  if (beats === 0 && neither > 0) return { count: neither, cards, what: 'deal', tone: 'plain' };
  const tone = beats * 3 >= cards * 2 ? 'good' : beats * 3 <= cards ? 'bad' : 'plain';
  return { count: beats, cards, what: 'win', tone };
}

/**
 * What an answer would come to: the totals first, then what it would do besides.
 *
 * @param me the seat that answers
 * @param most how many lines have room
 */
export function outlookSaid(outlook: Outlook, encounter: EncounterView | null, me: string, most = 2): Said[] {
  const { score, best, events, odds } = outlook;
  const side = sideOf(encounter, me);
  const lines: Said[] = [];
  if (score && encounter)
    lines.push({
      tone: side === null ? 'plain' : score.ahead === side ? 'good' : 'bad',
      said: say('outlook.score', {
        best: best ? 'yes' : 'no',
        offense: score.offense,
        defense: score.defense,
        seat: seat(encounter.sides[score.ahead].main ?? ''),
        short: side === null ? 0 : lacking(score, side),
      }),
    });
  if (odds && encounter) lines.push({ tone: 'plain', said: oddsSaid(odds, encounter, me) });
  for (const line of story(events)) lines.push({ tone: 'plain', said: line.sentence });
  return lines.slice(0, most);
}
