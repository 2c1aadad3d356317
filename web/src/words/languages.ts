import type { Texts } from './translations';

/** The languages besides English, by their codes. A new one is its files (`translations.ts` says which) and its line here. */
export const translated: readonly string[] = ['de', 'fr'];

/** All words of a language. Rejects when they cannot be had, as without a connection. */
export async function wordsOf(language: string): Promise<Texts> {
  const translations = await import('./translations');
  return translations.wordsOf(language);
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
