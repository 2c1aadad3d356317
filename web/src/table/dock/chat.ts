import type { ChatLine } from '../../protocol/types';
import { say, type Cast, type Sentence } from '../../words/rich';
import { has } from '../../words/words.svelte';

/** Phrases that can be said without typing, in this order. */
export const phrases = ['ally', 'negotiate', 'watch', 'thanks', 'yes', 'no', 'wait', 'well-played'] as const;

/** What was said: a ready phrase in the reader's language, or the words as they were typed. */
export function said(line: ChatLine, cast: Cast): Sentence {
  if (!line.phrase || !has(line.phrase)) return say('chat.words', { text: line.text });
  return say(line.phrase, { text: /^[A-H]$/.test(line.text) ? cast.seat(line.text) : line.text });
}

/** Who is to be watched: a seat that could win now, else one that has most colonies; null when nobody stands out. */
export function mostDangerous(
  seats: readonly { seat: string; threat?: boolean; colonies?: number }[],
  mine: readonly string[],
): string | null {
  const others = seats.filter((one) => !mine.includes(one.seat));
  const threat = others.find((one) => one.threat);
  if (threat) return threat.seat;
  const most = Math.max(0, ...others.map((one) => one.colonies ?? 0));
  const leaders = others.filter((one) => (one.colonies ?? 0) === most);
  return most >= 3 && leaders.length === 1 ? (leaders[0]?.seat ?? null) : null;
}

/** Whether a line is part of a conversation: the table's, the spectators', or with one seat. */
export function isIn(line: ChatLine, to: string, mine: readonly string[]): boolean {
  if (to === 'table') return line.to === 'table';
  if (to === 'spectators') return line.to === 'spectators';
  return (line.from === to && mine.includes(line.to)) || (line.to === to && mine.includes(line.from));
}
