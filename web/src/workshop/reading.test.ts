import { afterEach, expect, test } from 'vitest';
import told from '../../../workshop/src/test/resources/broken/said.json';
import { said } from '../words/refused';
import { locale, type Words } from '../words/words.svelte';

interface Piece extends Words {
  text: string;
}

/** What authors are told of broken cards and of some of ours, as the server's tests found it. */
const pieces = told as unknown as Piece[];

afterEach(async () => {
  locale.current = 'en';
  await locale.ready;
});

test('an English page says what the server says', () => {
  expect(pieces.length).toBeGreaterThan(60);
  for (const piece of pieces) expect(said(piece)).toBeUndefined();
});

test.each(['de', 'fr'])('authors are told all of it in %s', async (language) => {
  locale.current = language;
  await locale.ready;
  const lines = pieces.map((piece) => said(piece) ?? `untold: ${piece.text}`);
  expect(lines.filter((line) => line.startsWith('untold'))).toEqual([]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`told.${language}.txt`);
});
