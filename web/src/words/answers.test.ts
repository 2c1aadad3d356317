import { expect, test } from 'vitest';
import { answerSaid } from './answers';
import { castOf } from './cast';
import { plain } from './rich';

const cast = castOf({ seats: ['A'] }, [], null);
const said = (prompt: string, answer: string) => plain(answerSaid(prompt, answer), cast);

test('answers are read out in words', () => {
  expect(said('launch', 'A1x2 A3')).toBe('A1 (2) and A3');
  expect(said('join', 'none')).toBe('Stay out');
  expect(said('join', 'offense A1x2')).toBe('Offense with A1 (2)');
  expect(said('select', 'attack-08')).toBe('Attack 8');
  expect(said('use', 'cosmic-zap')).toBe('Use Cosmic Zap');
  expect(said('tech-action', 'research lunar-cannon A2')).toBe('One ship from A2 to Lunar Cannon');
  expect(said('reward', 'cards 2 ships 1')).toBe('2 cards and 1 ship');
  expect(said('reward', 'ships 1')).toBe('1 ship');
  expect(said('deal', 'offer give: cards 1 for: colony B3')).toBe('Give 1 random card for a colony on B3');
});

test('a term that is asked for by itself is said as in an offer', () => {
  expect(said('peddler/choice', 'colony A1 moon')).toBe('a colony on A1 and a ship on its moon');
  expect(said('peddler/choice', 'card attack-08')).toBe('Attack 8');
  expect(said('peddler/choice', 'cards 2')).toBe('2 random cards');
});

test('moons are named by their planets, also beside a tech level in an offer', () => {
  expect(said('launch', 'A1x2 moon-B3')).toBe('A1 (2) and the moon of B3');
  expect(said('lose', 'A:moon-B3')).toBe('the moon of B3');
  expect(said('deal', 'offer give: level moon for: colony B3 moon')).toBe(
    'Give a level in Moon for a colony on B3 and a ship on its moon',
  );
});
