import { IntlMessageFormat } from 'intl-messageformat';
import { afterEach, describe, expect, test } from 'vitest';
import { languageName, translated, wanted } from './languages';
import { filed, type Texts } from './translations';
import { locale, t } from './words.svelte';

type Element = ReturnType<NonNullable<typeof IntlMessageFormat.__parse>>[number];

/** All files of words by their place below `src`. */
const files: Readonly<Record<string, Texts>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Texts>(
      ['./*.json', './*/*.json', '../variants/*/words*.json', '!./keys.json', '!./numbers.json'],
      {
        import: 'default',
        eager: true,
      },
    ),
  ).map(([file, texts]) => [file.startsWith('./') ? `words/${file.slice(2)}` : file.slice(3), texts]),
);

const english = Object.entries(files).filter(([file]) => /^words\/en[./]|\/words\.json$/.test(file));
/** Where the words of an English file stand in another language. */
const fileIn = (language: string, file: string) =>
  file.replace(/^words\/en(?=[./])/, `words/${language}`).replace(/\/words\.json$/, `/words.${language}.json`);
const isOf = (language: string, file: string) =>
  file.startsWith(`words/${language}.`) ||
  file.startsWith(`words/${language}/`) ||
  file.endsWith(`/words.${language}.json`);

/** Texts that are, or hold, the same words in all languages, by key: names, and what one types or gets as a file. */
const same =
  /^(app\.name|home\.names|set\.|catalogue\.(origin|set|draw\.example|query\.example)|command\.wrong\.order$|history\.file)/;

/** Texts that the server sends in English, options of the rules and values of the catalogue: a language may have its own. */
const ofServer = /^(option\.(help|value)|catalogue\.(theme|type|experience|needs))\./;

/** Words that English has in most sentences, and no language here; names may begin with a large one. */
const betraying = /(?<![\p{L}’'-])(?:the|your|you|and|with|which|their|its|from)(?![\p{L}-])/u;

afterEach(() => {
  locale.current = 'en';
});

function parsed(text: string): Element[] | null {
  try {
    return IntlMessageFormat.__parse?.(text, {}) ?? [];
  } catch {
    return null;
  }
}

interface Parts {
  /** Arguments that are shown. */
  readonly shown: Set<string>;
  /** Arguments by which words are chosen, with the choices. */
  readonly choices: {
    readonly name: string;
    readonly counts?: 'cardinal' | 'ordinal';
    readonly of: readonly string[];
  }[];
  readonly tags: string[];
  /** The text between all of them. */
  readonly literals: string[];
}

function partsOf(
  elements: readonly Element[],
  parts: Parts = { shown: new Set(), choices: [], tags: [], literals: [] },
  counted = '',
): Parts {
  for (const element of elements) {
    if (element.type === 0) parts.literals.push(element.value);
    else if (element.type === 5 || element.type === 6) {
      const counts = element.type === 6 ? (element.pluralType ?? 'cardinal') : undefined;
      parts.choices.push({ name: element.value, ...(counts && { counts }), of: Object.keys(element.options) });
      for (const option of Object.values(element.options))
        partsOf(option.value, parts, counts ? element.value : counted);
    } else if (element.type === 7) parts.shown.add(counted);
    else if (element.type === 8) {
      parts.tags.push(element.value);
      partsOf(element.children, parts, counted);
    } else parts.shown.add(element.value);
  }
  return parts;
}

test('every language that has files has its line in languages.ts, and the other way round', () => {
  expect([...translated].sort()).toEqual(filed);
  expect(translated).toContain('de');
  for (const language of translated) expect(Intl.PluralRules.supportedLocalesOf([language])).toEqual([language]);
});

describe.each(translated)('%s', (language) => {
  const rules = {
    cardinal: new Intl.PluralRules(language),
    ordinal: new Intl.PluralRules(language, { type: 'ordinal' }),
  };
  const texts = english.flatMap(([file, keys]) =>
    Object.entries(keys).flatMap(([key, text]) => {
      const own = files[fileIn(language, file)]?.[key];
      const elements = own === undefined ? null : parsed(own);
      return own === undefined || elements === null
        ? []
        : [{ key, text, own, english: partsOf(parsed(text) ?? []), parts: partsOf(elements) }];
    }),
  );

  test('has the files of English', () => {
    const its = Object.keys(files).filter((file) => isOf(language, file));
    expect(its.sort()).toEqual(english.map(([file]) => fileIn(language, file)).sort());
  });

  test('has the keys of English, in the same files (`npm run words` lists what is missing)', () => {
    const missing: string[] = [];
    const needless: string[] = [];
    for (const [file, keys] of english) {
      const own = files[fileIn(language, file)] ?? {};
      for (const key of Object.keys(keys))
        if (!Object.hasOwn(own, key)) missing.push(`${fileIn(language, file)}: ${key}`);
      for (const key of Object.keys(own))
        if (!Object.hasOwn(keys, key) && !ofServer.test(key)) needless.push(`${fileIn(language, file)}: ${key}`);
    }
    expect({ missing, needless }).toEqual({ missing: [], needless: [] });
  });

  test('says something under each key, and all of it can be read', () => {
    const wrong = english.flatMap(([file]) =>
      Object.entries(files[fileIn(language, file)] ?? {})
        .filter(([key, text]) => (text.trim() === '' && files[file]?.[key]?.trim() !== '') || parsed(text) === null)
        .map(([key, text]) => `${key}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test('names the arguments of English, and no others', () => {
    const wrong = texts.flatMap(({ key, own, english, parts }) => {
      const known = new Set([...english.shown, ...english.choices.map(({ name }) => name)]);
      const used = new Set([...parts.shown, ...parts.choices.map(({ name }) => name)]);
      const lost = [...english.shown].filter((name) => !used.has(name));
      const unknown = [...used].filter((name) => !known.has(name));
      return lost.length + unknown.length === 0
        ? []
        : [`${key}: ${own} (lost ${lost.join()}; unknown ${unknown.join()})`];
    });
    expect(wrong).toEqual([]);
  });

  test('chooses between cases that exist, and counts as the language counts', () => {
    const wrong = texts.flatMap(({ key, own, english, parts }) =>
      parts.choices
        .filter(({ name, counts, of }) => {
          if (counts) {
            // Where English does not tell one from many, neither need they.
            const same = english.choices.filter((one) => one.name === name && one.counts);
            if (same.length > 0 && same.every((one) => one.of.every((form) => /^=|^other$/.test(form)))) return false;
            const needed = Array.from({ length: 101 }, (_, at) => at)
              .filter((at) => !of.includes(`=${String(at)}`))
              .map((at) => rules[counts].select(at));
            return needed.some((one) => !of.includes(one));
          }
          const known = english.choices.filter((one) => one.name === name && !one.counts).flatMap((one) => one.of);
          return of.some((one) => one !== 'other' && one !== 'you' && !known.includes(one));
        })
        .map(({ name }) => `${key}: ${name} in ${own}`),
    );
    expect(wrong).toEqual([]);
  });

  test('has the tags of English', () => {
    const wrong = texts.filter(({ english, parts }) => english.tags.sort().join() !== parts.tags.sort().join());
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('begins and ends with a space where English does, or with a stop', () => {
    const wrong = texts.filter(
      ({ text, own }) =>
        (/^\s/.test(text) ? !/^[\s.,:;]/.test(own) : /^\s/.test(own)) || /\s$/.test(text) !== /\s$/.test(own),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('is not English', () => {
    const words = (parts: Parts) => parts.literals.join(' ').match(/\p{L}{2,}/gu)?.length ?? 0;
    const wrong = texts.filter(
      ({ key, text, own, parts }) =>
        !same.test(key) &&
        ((text === own && words(parts) > 1) || parts.literals.some((literal) => betraying.test(literal))),
    );
    expect(wrong.map(({ key, own }) => `${key}: ${own}`)).toEqual([]);
  });

  test('is what the page speaks once it is asked for', async () => {
    locale.current = language;
    await locale.ready;
    expect(document.documentElement.lang).toBe(language);
    expect(t('page.settings')).toBe(
      files[`words/${language}/pages.json`]?.['page.settings'] ?? files[`words/${language}.json`]?.['page.settings'],
    );
  });
});

test('a first visit is in the first language of the browser that the page has', () => {
  expect(wanted(['de-AT', 'en'])).toBe('de');
  expect(wanted(['xx', 'DE'])).toBe('de');
  expect(wanted(['en-GB', 'de'])).toBe('en');
  expect(wanted(['xx'])).toBe('en');
  expect(wanted([])).toBe('en');
});

test('a language is called as its readers call it', () => {
  expect(languageName('de')).toBe('Deutsch');
  expect(languageName('en')).toBe('English');
});

test('what the server says in English has words of its own in all other languages, or in none', () => {
  const [some = [], ...others] = translated.map((language) =>
    Object.entries(files)
      .filter(([file]) => isOf(language, file))
      .flatMap(([, keys]) => Object.keys(keys).filter((key) => ofServer.test(key)))
      .sort(),
  );
  for (const other of others) expect(other).toEqual(some);
  expect(some).not.toEqual([]);
});

test('French signs stay on the line of the word before them', () => {
  const apart = / [?!;»]|« | :(?!:)/;
  const texts = Object.entries(files).filter(([file]) => isOf('fr', file));
  expect(texts.length).toBeGreaterThan(10);
  for (const [file, words] of texts)
    for (const [key, text] of Object.entries(words)) expect(text, `${file} ${key}`).not.toMatch(apart);
});
