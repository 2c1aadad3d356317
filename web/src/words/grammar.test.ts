import { expect, test } from 'vitest';
import { texts } from './areas';

/** A message without what it says of several only, or of the reader only. */
const outsideChoices = (message: string): string => {
  let depth = 0;
  let choice = 0;
  let left = '';
  for (const [at, sign] of [...message].entries()) {
    if (sign === '{') {
      depth++;
      if (choice === 0 && /^\{\s*\w+,\s*(?:plural|select)/.test(message.slice(at))) choice = depth;
    }
    if (choice === 0) left += sign;
    if (sign === '}') {
      if (depth === choice) choice = 0;
      depth--;
    }
  }
  return left;
};

test('what is said of several seats is true of one alone', () => {
  expect(outsideChoices('{n, plural, one {{seats} wins} other {{seats} win}}, and {seats} win.')).toBe(
    ', and {seats} win.',
  );
  const plural = /\{(?:seats|winners|players)\} (?:win|hold|have|are|were|need|want|get|wait|do|lose|gain)\b/;
  // A key that ends so is for several alone.
  const wrong = Object.entries(texts).filter(
    ([key, message]) => !key.endsWith('.many') && plural.test(outsideChoices(message)),
  );
  expect(wrong).toEqual([]);
});

test('what is said of one seat is said to the reader too', () => {
  const third = /\{(?:seat|owner|by|offense|defense)\} (?:win|lose|get|take|draw|send|play|join|keep|have)\b/;
  const wrong = Object.entries(texts).filter(([, message]) => third.test(outsideChoices(message)));
  expect(wrong).toEqual([]);
});
