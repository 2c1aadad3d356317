/*
 * The languages besides English: `<language>.json` and `<language>/<area>.json` here, `words.<language>.json` in the folder
 * of each variant, with the names and keys of the English files. A language is there as soon as its files are: nothing
 * else lists it. All its files are one piece of the page, which is loaded when somebody wants to read it.
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

/** Which languages are there besides English, by their codes: `de`. */
export const translated: readonly string[] = [...new Set(Object.keys(files).map(languageOf))].sort();

/** All words of a language that is there. Rejects when they cannot be had, as without a connection. */
export async function wordsOf(language: string): Promise<Texts> {
  const its = Object.entries(files).filter(([file]) => languageOf(file) === language);
  return Object.assign({}, ...(await Promise.all(its.map(([, load]) => load())))) as Texts;
}

/** What a language calls itself: "Deutsch". */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

/** The first of the languages that a reader wants, best first, which the page has; English where it has none of them. */
export function wanted(languages: readonly string[]): string {
  const had = ['en', ...translated];
  for (const language of languages) {
    const found = had.find((one) => one === language.toLowerCase().split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}
