import { expect, test } from 'vitest';
import { table } from '../../fixtures/sample';
import { castOf } from '../../words/cast';
import { plain } from '../../words/rich';
import { has } from '../../words/words.svelte';
import {
  answers,
  answersTo,
  comparisons,
  effectsOf,
  events,
  eventsOf,
  facts,
  isWhole,
  newCondition,
  orderSaid,
  usable,
  values,
} from './orders';

const cast = castOf(table.me, table.seats, null);

test('an order reads back as a sentence', () => {
  expect(
    plain(
      orderSaid({
        event: 'power-used',
        by: 'C',
        effect: 'macron',
        answer: 'use',
        use: 'cosmic-zap',
        when: [
          { fact: 'role', is: 'equals', value: 'main' },
          { fact: 'colonies', is: 'at-least', value: '3' },
        ],
        until: 'encounter',
      }),
      cast,
    ),
  ).toBe(
    'If Macron is about to be used by Cy and I am a main player and I have at least 3 foreign colonies, play Cosmic Zap, until this encounter ends.',
  );
  expect(plain(orderSaid({ event: 'losing', answer: 'pass', until: 'game' }), cast)).toBe(
    'If ships are about to go to the warp, pass.',
  );
  expect(plain(orderSaid({ event: 'wielding', effect: 'power', answer: 'pass', until: 'game' }), cast)).toBe(
    'If I could wield or advocate a Tech level in Power, pass.',
  );
});

test('there are words for every event, answer, fact and comparison', () => {
  for (const event of events()) expect(has(`orders.sentence.event.${event}`), event).toBe(true);
  for (const answer of answers) expect(has(`orders.sentence.answer.${answer}`), answer).toBe(true);
  for (const fact of facts)
    for (const is of comparisons(fact)) expect(has(`orders.sentence.${fact}.${is}`), `${fact} ${is}`).toBe(true);
});

test('only what everybody knows can be waited for, and only what I have can be played', () => {
  expect(effectsOf('power-used', table, null)).toEqual(['zombie', 'virus', 'macron', 'oracle']);
  expect(usable(table)).toEqual([
    'zombie',
    'reinforcement-3',
    'cosmic-zap',
    'flare-macron',
    'flare-human',
    'xenon-lasers',
    'lunar-cannon',
  ]);
  expect(values('target', table)).toEqual(['me', 'B', 'C', 'D']);
});

test('an order with something missing is not sent', () => {
  expect(isWhole({ event: 'any', answer: 'use' })).toBe(false);
  expect(isWhole({ event: 'any', answer: 'use', use: 'quash' })).toBe(true);
  const condition = newCondition(table, 'difference');
  expect(isWhole({ event: 'any', answer: 'pass', when: [condition] })).toBe(true);
  expect(isWhole({ event: 'any', answer: 'pass', when: [{ ...condition, value: 'x' }] })).toBe(false);
});

test('orders about Tech levels are there where levels are, by field, and use no card', () => {
  expect(eventsOf(table)).not.toContain('wielding');
  const seats = table.seats.map((one) => ({ ...one, levels: { attack: 0, power: 1 } }));
  const levels = { ...table, seats };
  expect(eventsOf(levels)).toContain('wielding');
  expect(effectsOf('wielding', levels, null)).toEqual(['attack', 'power']);
  expect(answersTo('wielding')).not.toContain('use');
  expect(answersTo('power-used')).toContain('use');
});
