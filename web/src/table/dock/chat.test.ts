import { expect, test } from 'vitest';
import { castOf } from '../../words/cast';
import { plain } from '../../words/rich';
import { isIn, mostDangerous, said } from './chat';

const line = { id: 1, at: 0, from: 'B', to: 'table', text: 'hello' };

test('phrases are said in the reader’s language, words as they were typed', () => {
  const cast = castOf({ seats: ['A'] }, [], null);
  expect(plain(said(line, cast), cast)).toBe('hello');
  expect(plain(said({ ...line, phrase: 'phrase.ally', text: '' }, cast), cast)).toBe('Ally with me?');
  expect(plain(said({ ...line, phrase: 'phrase.watch', text: 'C' }, cast), cast)).toContain('Player C');
  expect(plain(said({ ...line, phrase: 'no.such.phrase' }, cast), cast)).toBe('hello');
});

test('what is typed is never read as a message with arguments', () => {
  const cast = castOf({ seats: ['A'] }, [], null);
  expect(plain(said({ ...line, text: '{name} <b>' }, cast), cast)).toBe('{name} <b>');
});

test('who could win now is to be watched, else who leads', () => {
  expect(
    mostDangerous(
      [
        { seat: 'A', threat: true },
        { seat: 'B', colonies: 4 },
      ],
      ['A'],
    ),
  ).toBe('B');
  expect(
    mostDangerous(
      [
        { seat: 'B', colonies: 4 },
        { seat: 'C', threat: true },
      ],
      ['A'],
    ),
  ).toBe('C');
  expect(
    mostDangerous(
      [
        { seat: 'B', colonies: 4 },
        { seat: 'C', colonies: 4 },
      ],
      ['A'],
    ),
  ).toBeNull();
  expect(mostDangerous([{ seat: 'B', colonies: 1 }], ['A'])).toBeNull();
});

test('conversations do not mix', () => {
  expect(isIn(line, 'table', ['A'])).toBe(true);
  expect(isIn({ ...line, to: 'A' }, 'B', ['A'])).toBe(true);
  expect(isIn({ ...line, from: 'A', to: 'B' }, 'B', ['A'])).toBe(true);
  expect(isIn({ ...line, to: 'A' }, 'table', ['A'])).toBe(false);
  expect(isIn({ ...line, to: 'C' }, 'B', ['A'])).toBe(false);
});
