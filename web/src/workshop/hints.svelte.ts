/** What values and calls mean, by kind and word, in languages other than English: `value.margin`. */
type Hints = Readonly<Record<string, string>>;

const files = import.meta.glob<Hints>('./hints.*.json', { import: 'default' });
let learnt = $state.raw<Hints>({});
let asked = '';

/** Fetches what values and calls mean in a language; the server says it in English. */
export async function learnHints(language: string): Promise<void> {
  asked = language;
  const hints = (await files[`./hints.${language}.json`]?.()) ?? {};
  // Another language may have been asked for meanwhile.
  if (asked === language) learnt = hints;
}

/** What a value or call means in the language that was learnt last; undefined in English. */
export function hint(key: string): string | undefined {
  return learnt[key];
}
