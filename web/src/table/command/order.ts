import type { CardBook, StandingOrder, View } from '../../protocol/types';
import { say, type Sentence } from '../../words/rich';
import { events, orderSaid, roles, type Condition } from '../orders/orders';
import { phases } from '../phase';

export type OrderRead = { readonly order: StandingOrder; readonly said: Sentence } | { readonly wrong: Sentence };

const comparisons: Readonly<Record<string, Condition['is']>> = {
  '=': 'equals',
  '!=': 'not',
  '>=': 'at-least',
  '<=': 'at-most',
};

const facts: Readonly<Record<string, Condition['fact']>> = {
  role: 'role',
  phase: 'phase',
  difference: 'difference',
  colonies: 'colonies',
  alien: 'actor-alien',
  target: 'target',
};

/**
 * A standing order as it is typed: `if power-used by C and main and colonies>=3 then use cosmic-zap until encounter`.
 * Short for a frequent one: `my-power-zapped`.
 */
export function orderOf(text: string, view: View, book: CardBook | null): OrderRead {
  const found = /^(?:if\s+)?(.+?)\s+then\s+(.+?)(?:\s+until\s+(encounter|game))?$/i.exec(text.trim());
  if (!found) return { wrong: say('command.wrong.order') };
  const [, conditions = '', answer = '', until = 'game'] = found;
  const order: StandingOrder = { event: 'any', answer: 'pass', until: until as 'encounter' | 'game' };
  for (const part of conditions.split(/\s+and\s+/i)) {
    const bad = condition(part.trim(), order, view, book);
    if (bad !== null) return { wrong: say('command.wrong.order.word', { word: bad }) };
  }
  const [, use] = /^(?:use|play)\s+(\S+)$/i.exec(answer) ?? [];
  if (use) Object.assign(order, { answer: 'use', use });
  else if (['ask', 'pass', 'pass-unless-me', 'pass-unless-winning'].includes(answer)) Object.assign(order, { answer });
  else return { wrong: say('command.wrong.order.word', { word: answer }) };
  return { order, said: say('command.order.added', { order: orderSaid(order) }) };
}

/** Reads one part into the order; the word that nobody understands, or null. */
function condition(part: string, order: StandingOrder, view: View, book: CardBook | null): string | null {
  const when = (add: Condition) => {
    order.when = [...(order.when ?? []), add];
    return null;
  };
  if (part === 'my-power-zapped') {
    order.event = 'card-played';
    order.effect = 'cosmic-zap';
    return when({ fact: 'target', is: 'equals', value: 'me' });
  }
  const [, event = '', effect, by] = /^([a-z-]+)(?:\s+of\s+(\S+))?(?:\s+by\s+([A-Ha-h]))?$/.exec(part) ?? [];
  const known = events().find((one) => one === event);
  if (known) {
    order.event = known;
    if (effect) order.effect = effect;
    if (by) order.by = by.toUpperCase();
    return null;
  }
  const [, not, role = ''] = /^(not\s+)?([a-z-]+)$/.exec(part) ?? [];
  if (roles.some((one) => one === role)) return when({ fact: 'role', is: not ? 'not' : 'equals', value: role });
  if (phases.some((one) => one === role)) return when({ fact: 'phase', is: not ? 'not' : 'equals', value: role });
  const [, name = '', sign = '', value = ''] = /^([a-z]+)\s*(>=|<=|!=|=)\s*(\S+)$/.exec(part) ?? [];
  const fact = facts[name];
  const is = comparisons[sign];
  if (!fact || !is || !fits(fact, value, view, book)) return part;
  return when({ fact, is, value: fact === 'target' && value !== 'me' ? value.toUpperCase() : value });
}

function fits(fact: Condition['fact'], value: string, view: View, book: CardBook | null): boolean {
  switch (fact) {
    case 'difference':
    case 'colonies':
      return /^\d{1,2}$/.test(value);
    case 'role':
      return roles.some((one) => one === value);
    case 'phase':
      return phases.some((one) => one === value);
    case 'actor-alien':
      return !book || book.aliens.some((alien) => alien.id === value);
    case 'target':
      return value === 'me' || view.seats.some((one) => one.seat === value.toUpperCase());
  }
}
