/*
 * Where the words of languages besides English stand: `<language>.json` and `<language>/<area>.json` here,
 * `words.<language>.json` in the folder of each variant, with the names and keys of the English files. This is a piece of
 * its own, loaded when a reader wants such a language; all files of a language are one more.
 */

export type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>(
  [
    './*.json',
    './*/*.json',
    '../variants/*/words.*.json',
    '!./en.json',
    '!./en/*.json',
    '!./keys.json',
    '!./numbers.json',
  ],
  { import: 'default' },
);

const languageOf = (file: string): string => /(?:^\.\/|\/words\.)([\w-]+)/.exec(file)?.[1] ?? '';

/** Which languages have files. */
export const filed: readonly string[] = [...new Set(Object.keys(files).map(languageOf))].sort();

/** All words of a language that has files. */
export async function wordsOf(language: string): Promise<Texts> {
  const its = Object.entries(files).filter(([file]) => languageOf(file) === language);
  return Object.assign({}, ...(await Promise.all(its.map(([, load]) => load())))) as Texts;
}
