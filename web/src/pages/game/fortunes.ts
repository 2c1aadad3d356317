import { rest } from '../../protocol/rest';
import type { Fortunes } from '../../protocol/types';
import { say, seat, type Sentence } from '../../words/rich';
import { has } from '../../words/words.svelte';

const known = new Map<string, Promise<Fortunes>>();

/** How the shares went in a finished game; asked for once, and again after it could not be had. */
export function fortunesOf(game: string): Promise<Fortunes> {
  const before = known.get(game);
  if (before) return before;
  const asked = rest.fortunes(game);
  known.set(game, asked);
  asked.catch(() => known.delete(game));
  return asked;
}

/** A stretch of a line: what a seat's share was before an encounter, and what it was after it. */
export interface Stretch {
  readonly seat: string;
  readonly before: number;
  readonly after: number;
}

/** The stretches of all seats in an encounter; none when nothing is known of it. */
export function stretches(fortunes: Fortunes | null, encounter: number): Stretch[] {
  const at = fortunes?.line.findIndex((one) => one.encounter === encounter) ?? -1;
  const [before, after] = [fortunes?.line[at], fortunes?.line[at + 1]];
  if (at < 0 || !before || !after) return [];
  return Object.keys(before.shares).map((id) => ({
    seat: id,
    before: before.shares[id] ?? 0,
    after: after.shares[id] ?? 0,
  }));
}

type Fortune = Fortunes['moments'][number];

const percent = (share: number) => Math.round(100 * share);

/** What happened in an encounter that changed much. */
export function whatSaid(moment: Fortune): Sentence {
  const key = `fortunes.what.${moment.outcome}`;
  return say(moment.defense && has(key) ? key : 'fortunes.what.other', {
    offense: seat(moment.offense),
    defense: seat(moment.defense ?? moment.offense),
  });
}

/** For whom it changed most, and by how much. */
export const changeSaid = (moment: Fortune): Sentence =>
  say('fortunes.moment', {
    seat: seat(moment.seat),
    before: percent(moment.before),
    after: percent(moment.after),
  });
