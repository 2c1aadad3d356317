import { afterEach, expect, test } from 'vitest';
import { inWords } from './refused';
import { locale } from './words.svelte';

const problem = (type: string, detail: string, said?: { key: string; args?: Record<string, unknown> }) => ({
  type: `/problems/${type}`,
  title: 'English',
  status: 409,
  detail,
  ...(said && { said }),
});

afterEach(() => {
  locale.current = 'en';
});

test('in English a refusal stays as the server says it', () => {
  const refused = problem('not-now', 'The game is over.', { key: 'refused.the-game-is-over' });
  expect(inWords(refused)).toEqual(refused);
});

test('days in it are written as the language writes them', async () => {
  const refused = problem('not-found', 'The puzzle of 2026-12-24 has not come yet. Today is 2026-11-29.', {
    key: 'refused.the-puzzle-of-day-has-not-come-yet-today-is',
    args: { day: '2026-12-24', today: '2026-11-29' },
  });
  expect(inWords(refused).detail).toMatch(/^The puzzle of .*December.* has not come yet\. Today is .*November.*\.$/);
  locale.current = 'de';
  await locale.ready;
  expect(inWords(refused).detail).toBe(
    'Das Rätsel vom 24. Dezember 2026 ist noch nicht da. Heute ist der 29. November 2026.',
  );
});

test('in another language it is said by its key, with what it is about', async () => {
  locale.current = 'de';
  await locale.ready;
  expect(inWords(problem('not-now', 'The game is over.', { key: 'refused.the-game-is-over' }))).toMatchObject({
    title: 'Jetzt nicht',
    detail: 'Das Spiel ist vorbei.',
  });
  const misfit = problem('not-legal', 'English', {
    key: 'refused.that-cannot-be-why',
    args: {
      why: {
        key: 'refused.seats-seats-need-needed-aliens-to-deal-from-there-are',
        args: { seats: 8, needed: 16, aliens: 12 },
      },
    },
  });
  expect(inWords(misfit).detail).toBe('Das geht nicht: 8 Plätze brauchen 16 Aliens zum Austeilen; es gibt 12.');
});

test('what the page has no words for stays English', async () => {
  locale.current = 'fr';
  await locale.ready;
  expect(inWords(problem('not-legal', 'Something new.', { key: 'refused.something-new' })).detail).toBe(
    'Something new.',
  );
  expect(inWords(problem('not-legal', 'Plain.')).detail).toBe('Plain.');
  const within = { key: 'refused.that-cannot-be-why', args: { why: { key: 'refused.something-new' } } };
  expect(inWords(problem('not-legal', 'That cannot be: new.', within)).detail).toBe('That cannot be: new.');
  expect(inWords(problem('set-aside', 'Its journal is broken.'))).not.toHaveProperty('detail');
});
