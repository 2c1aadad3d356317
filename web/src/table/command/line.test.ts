import { expect, test } from 'vitest';
import { book, prompts, table, tableWith } from '../../fixtures/sample';
import type { Prompt, View } from '../../protocol/types';
import { castOf } from '../../words/cast';
import { plain } from '../../words/rich';
import { complete, read, type Context } from './line';

const asked = (name: string): Prompt => {
  const found = prompts[name];
  if (!found) throw new Error(`no prompt ${name}`);
  return found;
};
const context = (name: string | null, view: View = table): Context => ({
  view,
  prompts: name === null ? [] : [asked(name)],
  book,
});
const cast = castOf(table.me, table.seats, book);
const answer = (line: string, name: string) => {
  const meaning = read(line, context(name));
  return meaning.kind === 'answer'
    ? meaning.answer
    : `${meaning.kind}: ${'sentence' in meaning ? plain(meaning.sentence, cast) : ''}`;
};

test('answers are what records say, with or without the question’s name', () => {
  expect(answer('aim C4', 'aim')).toBe('C4');
  expect(answer('c4', 'aim')).toBe('C4');
  expect(answer('launch A1x2 A3', 'launch')).toBe('A1x2 A3');
  expect(answer('invite d b', 'invite')).toBe('D B');
  expect(answer('select attack-08', 'select')).toBe('attack-08');
  expect(answer('next tech', 'next')).toBe('tech');
  expect(answer('tech-action research lunar-cannon A2', 'tech')).toBe('research lunar-cannon A2');
  expect(answer('reward cards 2 ships 1', 'reward')).toBe('cards 2 ships 1');
});

test('the beginning of a word is enough when only one begins so', () => {
  expect(answer('neg', 'select')).toBe('negotiate');
  expect(answer('join off A1x2', 'join')).toBe('offense A1x2');
  expect(answer('res lun a2', 'tech')).toBe('research lunar-cannon A2');
  expect(answer('attack', 'select')).toBe('wrong: “attack” can mean attack-20, attack-08, attack-06.');
});

test('what is not open is refused with what is', () => {
  expect(answer('aim D1', 'aim')).toContain('there are: C1, C2, C3, C4, C5');
  expect(answer('aim D1', 'aim')).toContain('wrong');
  expect(answer('join A1x2', 'join')).toBe('wrong: Say more: offense, defense');
  expect(answer('select attack-08', 'launch')).toBe('wrong: You are not asked to choose an encounter card now.');
  expect(read('C4', context(null)).kind).toBe('wrong');
});

test('pass is whatever declines; a dot says the same', () => {
  expect(answer('pass', 'use')).toBe('pass');
  expect(answer('.', 'join')).toBe('none');
  expect(answer('pass', 'aim')).toContain('You cannot pass here');
});

test('in a response window one passes, holds and uses by words', () => {
  const view = tableWith({
    window: {
      n: 7,
      window: 'power-used',
      eligible: ['A', 'B'],
      opened: 0,
      closes: null,
      mine: { answered: false, uses: [{ notation: 'cosmic-zap', kind: 'use' }], holdsLeft: 2 },
    },
  });
  const body = (line: string) => {
    const meaning = read(line, context(null, view));
    return meaning.kind === 'send' ? meaning.body : meaning;
  };
  expect(body('pass')).toEqual({ do: 'window', n: 7, action: 'pass' });
  expect(body('pass phase')).toEqual({ do: 'window', n: 7, action: 'pass-phase' });
  expect(body('hold')).toEqual({ do: 'window', n: 7, action: 'hold' });
  expect(body('use cos')).toEqual({ do: 'window', n: 7, action: 'use', use: 'cosmic-zap' });
});

test('why asks about an answer, of this question or another', () => {
  expect(read('why launch A1x5', context('launch'))).toEqual({ kind: 'why', prompt: 'launch', answer: 'A1x5' });
  expect(read('why A1x5', context('launch'))).toEqual({ kind: 'why', prompt: 'launch', answer: 'A1x5' });
  expect(read('why aim C4', context('launch'))).toEqual({ kind: 'why', prompt: 'aim', answer: 'C4' });
});

test('if asks what would come of an answer', () => {
  expect(read('if A1x3', context('launch'))).toMatchObject({ kind: 'preview', answer: 'A1x3' });
  expect(read('if launch A1x3', context('launch'))).toMatchObject({ kind: 'preview', answer: 'A1x3' });
  expect(read('if A1x3', context(null)).kind).toBe('wrong');
});

test('deals are spoken by words', () => {
  const version = { number: 3, by: 'C', offenseGives: [], defenseGives: [], promises: [], digest: 'abc' };
  const view = tableWith({
    game: table.game && { ...table.game, phase: 'resolution' },
    deal: { offense: 'A', defense: 'C', speaker: 'A', versions: [version], standing: 3, offersLeft: { A: 3, C: 3 } },
  });
  const body = (line: string) => {
    const meaning = read(line, context('deal', view));
    return meaning.kind === 'send' ? meaning.body : meaning;
  };
  expect(body('deal accept')).toEqual({ do: 'deal', action: 'accept', digest: 'abc' });
  expect(body('deal back 3')).toEqual({ do: 'deal', action: 'back', digest: 'abc' });
  expect(body('deal fail')).toEqual({ do: 'deal', action: 'fail' });
  expect(body('deal offer give: card attack-06, cards 1 for: colony c4')).toEqual({
    do: 'deal',
    action: 'propose',
    draft: { give: ['card attack-06', 'cards 1'], get: ['colony C4'] },
  });
  expect(read('deal back 9', context('deal', view)).kind).toBe('wrong');
  expect(read('deal accept', context('launch')).kind).toBe('wrong');
});

test('an order is kept, and read back', () => {
  const meaning = read('order if my-power-zapped and main then use card-zap', context('launch'));
  expect(meaning.kind).toBe('orders');
  if (meaning.kind !== 'orders') return;
  expect(meaning.orders).toEqual([
    {
      event: 'card-played',
      effect: 'cosmic-zap',
      answer: 'use',
      use: 'card-zap',
      until: 'game',
      when: [
        { fact: 'target', is: 'equals', value: 'me' },
        { fact: 'role', is: 'equals', value: 'main' },
      ],
    },
  ]);
  expect(plain(meaning.said, cast)).toBe(
    'Order kept: If Cosmic Zap is played and it is used on me and I am a main player, play Card Zap.',
  );
  expect(read('order if losing and colonies>=3 then pass until encounter', context(null))).toMatchObject({
    orders: [{ event: 'losing', answer: 'pass', until: 'encounter', when: [{ fact: 'colonies', is: 'at-least' }] }],
  });
  expect(read('order if nonsense then pass', context(null)).kind).toBe('wrong');
});

test('Tab completes from what is open', () => {
  expect(complete('la', context('launch'))).toEqual(['launch']);
  expect(complete('launch A', context('launch'))).toEqual([
    'launch A1',
    'launch A2',
    'launch A3',
    'launch A4',
    'launch A5',
  ]);
  expect(complete('launch A1x2 A', context('launch'))).not.toContain('launch A1x2 A1');
  expect(complete('join o', context('join'))).toEqual(['join offense']);
  expect(complete('tech-action research l', context('tech'))[0]).toBe('tech-action research lunar-cannon');
  expect(complete('card cos', context(null))).toEqual(['card cosmic-zap']);
  expect(complete('deal ', context('deal'))).toContain('deal accept');
});

test('who says whom the table waits for', () => {
  const meaning = read('who', context(null, tableWith({ prompts: [] })));
  expect(meaning.kind === 'say' && plain(meaning.sentence, cast)).toBe('The table waits for you and Di.');
});
