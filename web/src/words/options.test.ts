import { expect, test } from 'vitest';
import { optionCalled, optionHelp, optionValueSaid } from './options';
import { locale } from './words.svelte';

test('an option is called by the beginning of what explains it', () => {
  expect(optionCalled('hazards', 'The hazard deck: none, or both mixed. A warning draws from it.')).toBe(
    'The hazard deck',
  );
  expect(optionCalled('tech.peekOwn', 'Owners may look at their face-down techs.')).toBe(
    'Owners may look at their face-down techs',
  );
  expect(optionCalled('tech.decks', 'The tech cards in the game (2008: base): the base set, and homebrew.')).toBe(
    'The tech cards in the game (2008: base)',
  );
  expect(
    optionCalled('aliens.sets', 'The aliens to deal from (R-2.3), with their flares: the base set, and more.'),
  ).toBe('The aliens to deal from, with their flares');
  expect(optionCalled('tech.newTechCount', undefined)).toBe('tech new tech count');
});

test('values are words', () => {
  expect(['true', 'false', 'on', 'off', '4', 'endOfDestiny', 'temporal-anomaly'].map(optionValueSaid)).toEqual([
    'yes',
    'no',
    'yes',
    'no',
    '4',
    'end of destiny',
    'temporal anomaly',
  ]);
  expect(optionValueSaid('base+dominion+odyssey')).toBe('base set, Cosmic Dominion, and Cosmic Odyssey');
  expect(optionValueSaid('odyssey')).toBe('Cosmic Odyssey');
});

test('a language may have its own words for what the server says in English', async () => {
  const hazards = 'The hazard deck: none, or both mixed. A warning draws from it.';
  locale.current = 'de';
  await locale.ready;
  expect(optionHelp('hazards', hazards)).not.toBe(hazards);
  expect(optionCalled('hazards', hazards)).toBe('Der Gefahrenstapel');
  expect(optionHelp('a.newer.option', 'Something new.')).toBe('Something new.');
  expect(optionValueSaid('everyEncounter')).toBe('jede Begegnung');
  locale.current = 'en';
  expect(optionCalled('hazards', hazards)).toBe('The hazard deck');
});
