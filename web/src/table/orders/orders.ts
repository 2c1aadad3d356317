import type { CardBook, StandingOrder, View } from '../../protocol/types';
import { each, entries, named } from '../../variants/asked';
import { card, say, seat, type Sentence, type Value } from '../../words/rich';
import { has, type Key } from '../../words/words.svelte';
import { phases } from '../phase';
import '../../words/later/orders';

export type Order = StandingOrder;
export type Condition = NonNullable<StandingOrder['when']>[number];
export type Fact = Condition['fact'];
export type Comparison = Condition['is'];

const plain = [
  'any',
  'power-used',
  'card-played',
  'revealed',
  'losing',
  'deal',
  'taking',
  'winning',
  'quiet',
] as const satisfies readonly Order['event'][];

export const answers = [
  'ask',
  'pass',
  'pass-unless-me',
  'pass-unless-winning',
  'use',
] as const satisfies readonly Order['answer'][];

export const facts = [
  'role',
  'phase',
  'difference',
  'colonies',
  'actor-alien',
  'target',
] as const satisfies readonly Fact[];

const numeric: ReadonlySet<Fact> = new Set<Fact>(['difference', 'colonies']);

/** How a fact can be compared. */
export function comparisons(fact: Fact): readonly Comparison[] {
  return numeric.has(fact) ? ['at-least', 'at-most', 'equals', 'not'] : ['equals', 'not'];
}

export const roles = ['main', 'offense', 'defense', 'ally', 'bystander'] as const;

/** What can stand as a fact's value; empty where it is a number. */
export function values(fact: Fact, view: Pick<View, 'seats' | 'me'>): readonly string[] {
  switch (fact) {
    case 'role':
      return roles;
    case 'phase':
      return phases;
    case 'actor-alien':
      return [...new Set(view.seats.map((one) => one.alien).filter((alien) => typeof alien === 'string'))];
    case 'target':
      return ['me', ...view.seats.map((one) => one.seat).filter((id) => !view.me.seats.includes(id))];
    default:
      return [];
  }
}

/** A condition to begin with. */
export function newCondition(view: Pick<View, 'seats' | 'me'>, fact: Fact = 'role'): Condition {
  return { fact, is: comparisons(fact)[0] ?? 'equals', value: values(fact, view)[0] ?? '4' };
}

export const newOrder: Order = { event: 'power-used', answer: 'pass-unless-me', until: 'game', when: [] };

/** All events that orders can wait for. */
export const events = (): readonly Order['event'][] => [
  ...plain,
  ...entries('orders').map(([event]) => event as Order['event']),
];

/** The events that an order can wait for at this table, those of variants only where they can happen. */
export const eventsOf = (view: Pick<View, 'seats'>): readonly Order['event'][] =>
  events().filter((event) => named('orders', event)?.here?.(view) ?? true);

/** What can be answered to an event; to some without a card. */
export const answersTo = (event: Order['event']) =>
  answers.filter((answer) => answer !== 'use' || !named('orders', event)?.bare);

/** Whether an event is about something that an order can name. */
export const namesEffect = (event: Order['event']) =>
  event === 'power-used' || event === 'card-played' || named('orders', event) !== undefined;

/** Effects that an order can wait for: those that everybody knows to be in the game. */
export function effectsOf(event: Order['event'], view: View, book: CardBook | null): readonly string[] {
  if (event === 'power-used') return values('actor-alien', view);
  if (event === 'card-played') return (book?.cards ?? []).filter((one) => one.kind === 'artifact').map((one) => one.id);
  return named('orders', event)?.effects(view) ?? [];
}

/** What I could play: my powers, what I hold besides encounter cards, what variants let me use. */
export function usable(view: View): readonly string[] {
  const mine = view.me.seats;
  const aliens = view.seats.filter((one) => mine.includes(one.seat)).map((one) => one.alien);
  const cards = view.hand.map((one) => one.id).filter((id) => !/^(?:attack-|negotiate$|morph$)/.test(id));
  const more = each('usable').flatMap((of) => of(view));
  return [...new Set([...aliens, ...cards, ...more].filter((id) => typeof id === 'string'))];
}

/** What an order waits for, in words: a card, a power, or what a variant names. */
export const effectSaid = (event: Order['event'], effect: string): Value =>
  named('orders', event)?.said?.(effect) ?? card(effect);

/** The order read back as a sentence. */
export function orderSaid(order: Order): Sentence {
  const aboutOne = order.effect && namesEffect(order.event);
  return say('orders.sentence', {
    event: say(`orders.sentence.event.${order.event}${aboutOne ? '.named' : ''}` as Key, {
      effect: order.effect ? effectSaid(order.event, order.effect) : undefined,
    }),
    by: order.by ? say(named('orders', order.event)?.by ?? 'orders.sentence.by', { seat: seat(order.by) }) : undefined,
    conditions: and(order.when ?? []),
    answer: say(`orders.sentence.answer.${order.answer}` as Key, { effect: card(order.use ?? '') }),
    until: order.until === 'encounter' ? say('orders.sentence.until.encounter') : undefined,
  });
}

function and(conditions: readonly Condition[]): Value {
  let said: Value;
  for (const condition of conditions)
    said = say('orders.sentence.and', { before: said, condition: conditionSaid(condition) });
  return said;
}

export function conditionSaid(condition: Condition): Sentence {
  const key = `orders.sentence.${condition.fact}.${condition.is}`;
  return say(has(key) ? key : 'words.unknown', { value: valueSaid(condition) });
}

/** A fact's value in words. */
export function valueSaid({ fact, value }: Pick<Condition, 'fact' | 'value'>): Value {
  switch (fact) {
    case 'role':
      return say(`orders.role.${value}` as Key);
    case 'phase':
      return say(`phase.${value}` as Key);
    case 'actor-alien':
      return card(value);
    case 'target':
      return value === 'me' ? say('orders.value.me') : seat(value);
    default:
      return value;
  }
}

/** Whether nothing is missing in an order. */
export function isWhole(order: Order): boolean {
  if (order.answer === 'use' && !order.use) return false;
  return (order.when ?? []).every(({ fact, value }) => (numeric.has(fact) ? /^-?\d{1,3}$/.test(value) : value !== ''));
}
