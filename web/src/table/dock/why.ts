import type { ExplainRequest, Explanation } from '../../protocol/types';
import type { WhyRequest } from '../../state/source';
import { answerSaid } from '../../words/answers';
import { card, say, seat, understood, type Sentence, type Value } from '../../words/rich';
import { has, t, type Key } from '../../words/words.svelte';

export type Condition = NonNullable<Explanation['conditions']>[number];
export type MayAct = NonNullable<Explanation['act']>[number];
type Term = NonNullable<Explanation['terms']>[number];

/** The heading over an explanation: the server's, with the answer that was asked about in words. */
export function titleOf(asked: ExplainRequest, explanation: Explanation): Sentence {
  const title = understood(explanation.title) ?? say('why.title');
  if (asked.answer === undefined) return title;
  return { ...title, args: { ...title.args, answer: answerSaid(asked.prompt ?? '', asked.answer) } };
}

/** Which rule a number stands for. */
export function ruleSaid(rule: string): string {
  return t(/^[EH]-/.test(rule) ? 'why.rule.ruling' : 'why.rule', { rule });
}

/** Where the catalogue has the text of a rule or ruling. */
export function ruleAddress(rule: string): string {
  const id = rule.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `/catalogue/${id.startsWith('h-') ? id : `rule-${id}`}`;
}

/** A line of a signed sum. */
export function termSaid(term: Term): Sentence {
  if (term.key === 'card' && term.cause) return say('term.line.card.named', { card: card(term.cause) });
  if ((term.key === 'ships' || term.key === 'ally') && term.seat)
    return say(`term.line.${term.key}`, { seat: seat(term.seat) });
  if (term.cause) return say('term.line.cause', { cause: card(term.cause) });
  const key = `term.line.${term.key}`;
  return has(key) ? say(key) : say('term.line.effect');
}

/** The number of a line as it stands in the sum. */
export function amountSaid(term: Term): string {
  if (term.times) return `× ${term.amount}`;
  return term.amount < 0 ? `− ${-term.amount}` : `+ ${term.amount}`;
}

/** Who may act, and when. */
export function mayActSaid(may: MayAct): Sentence {
  const window = has(`window.${may.window}`) ? say(`window.${may.window}` as Key) : may.window;
  const role = may.role && has(`role.${may.role}`) ? say(`role.${may.role}` as Key) : null;
  const args: Record<string, Value> = { effect: card(may.effect), window };
  if (may.seat) args['seat'] = seat(may.seat);
  if (role) args['role'] = role;
  return say(may.seat ? 'why.act.line.seat' : role ? 'why.act.line.role' : 'why.act.line', args);
}

/** Effects that must act, that may, and that might be in hidden hands; the order within is the rulebook's. */
export function byDuty(all: readonly MayAct[]): { how: MayAct['how']; acts: MayAct[] }[] {
  return (['must', 'may', 'possible'] as const)
    .map((how) => ({ how, acts: all.filter((one) => one.how === how) }))
    .filter(({ acts }) => acts.length > 0);
}

/** What a request is about, for the way back through earlier questions. */
export function askedSaid(request: WhyRequest): Sentence {
  switch (request.ask) {
    case 'question':
      return say('why.question');
    case 'absent':
    case 'preview':
      return say(`explain.title.${request.ask}`, {
        answer: answerSaid(request.prompt ?? '', request.answer ?? ''),
      });
    case 'total':
      return say(`explain.title.total.${request.side ?? 'offense'}`);
    case 'phase':
      return say('explain.title.phase', { phase: say(`phase.${request.phase ?? 'setup'}` as Key) });
    case 'window':
      return say('explain.title.window', { window: say(`window.${request.window ?? 'played'}` as Key) });
    case 'ruling':
      return say('explain.title.ruling', { ruling: request.ruling ?? '' });
    default:
      return say('explain.title.event');
  }
}

/** Places that a sentence of the server speaks of. */
export function placesIn(args: Record<string, unknown> | undefined): string[] {
  return Object.values(args ?? {})
    .flat()
    .filter((value): value is string => typeof value === 'string' && /^[A-H]\d$/.test(value));
}
