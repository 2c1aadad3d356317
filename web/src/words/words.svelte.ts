import { IntlMessageFormat } from 'intl-messageformat';
import rules from './numbers.json';
import { translated, wordsOf } from './languages';
import { pseudo } from './pseudo';
import type { Key } from './areas';
import { texts } from './texts';
import type { Texts } from './translations';

export type { Key };
export type Args = Record<string, unknown>;
/** A sentence as the server sends it: a key with arguments, which the page has the words for. */
export interface Words {
  key: string;
  args?: Args | undefined;
}

/** English with accents and more length, to find words that have no key. */
export const testing = 'en-XA';
/** Languages that the page speaks, English first. */
export const locales: readonly string[] = ['en', ...translated, testing];
/** One of these. */
export type Locale = string;

const english: Record<string, string> = { ...texts };
/** Numbers of the rules, which every text may name. */
const numbers: Readonly<Record<string, number>> = rules;
let current = $state<Locale>('en');
let wished: Locale = 'en';
let ready: Promise<void> = Promise.resolve();
/** The words of the current language; what is missing in them is said in English. */
let spoken = $state.raw<Texts>(english);
/** Languages that were loaded. English is there from the first. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const loaded = new Map<Locale, Texts>([
  ['en', english],
  [testing, english],
]);
// Parsed messages by language and key; nothing on the page depends on what is in here.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const made = new Map<string, IntlMessageFormat>();

/** Takes in English words that were not there from the first, before anybody asks for them. */
export function learn(words: Texts): void {
  Object.assign(english, words);
}

export const locale = {
  get current(): Locale {
    return current;
  },
  /** Asks for a language. The page speaks the former one until its words are there. */
  set current(value: Locale) {
    wished = value;
    const words = loaded.get(value);
    if (words) {
      speak(value, words);
      ready = Promise.resolve();
    } else ready = fetched(value);
  },
  /** Done when the page speaks the language asked for last; rejects when its words cannot be had. */
  get ready(): Promise<void> {
    return ready;
  },
};

async function fetched(value: Locale): Promise<void> {
  const words = await wordsOf(value);
  loaded.set(value, words);
  // Somebody may have asked for another one meanwhile.
  if (wished === value) speak(value, words);
}

function speak(value: Locale, words: Texts): void {
  spoken = words;
  current = value;
  document.documentElement.lang = value === testing ? 'en' : value;
}

/**
 * The current language as it is written where the reader lives, for numbers and dates: `de-AT` for a browser that asks
 * for it.
 */
export function region(): string {
  const [language] = current.split('-');
  return navigator.languages.find((one) => one.split('-')[0]?.toLowerCase() === language) ?? current;
}

/** The language as the server is asked for it; English while words without a key are looked for. */
export function language(): string {
  return current === testing ? 'en' : current;
}

/** The words for `key`. Reads the current language, so a template that calls it follows a change. */
export function t(key: Key, args?: Args): string {
  const said: unknown = message(key).format(whole(args));
  return typeof said === 'string' ? said : String(said);
}

/**
 * What the current language has under a key that English need not have, for texts that the server sends in English.
 * Undefined when it has nothing.
 */
export function own(key: string): string | undefined {
  return Object.hasOwn(spoken, key) ? spoken[key] : undefined;
}

/** Whether there are words for a key that came from elsewhere. */
export function has(key: string): key is Key {
  return Object.hasOwn(english, key);
}

/** The words for a sentence of the server; `otherwise` says what to show when this page is too old to know the key. */
export function say(words: Words, otherwise: Key = 'words.unknown'): string {
  return has(words.key) ? t(words.key, words.args) : t(otherwise, words.args);
}

/** A list as the language writes it: "Ana, Bo and Cy". */
export function list(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(current, { style: 'long', type }).format(items);
}

/**
 * The words for `key` as pieces: text, and whatever object an argument was. A `select` on such an object goes by its
 * `toString`.
 */
export function pieces(key: Key, args?: Args): unknown[] {
  return message(key)
    .formatToParts(whole(args))
    .map((part) => part.value);
}

// An argument that is missing is nothing to stop a page for.
function whole(args: Args | undefined): Parameters<IntlMessageFormat['format']>[0] {
  return new Proxy(args ?? {}, {
    has: () => true,
    get: (all, name) => (name in all ? all[name as string] : (numbers[name as string] ?? '')),
  }) as Parameters<IntlMessageFormat['format']>[0];
}

/** A moment as the language writes it. */
export function moment(value: number, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(region(), how).format(value);
}

// What a language lacks is English, and counted as English counts.
function message(key: string): IntlMessageFormat {
  const own = spoken[key];
  const language = own === undefined ? 'en' : current;
  const name = `${language} ${key}`;
  let found = made.get(name);
  if (!found) {
    const parts = IntlMessageFormat.__parse?.(own ?? english[key] ?? key, {}) ?? [];
    found = new IntlMessageFormat(language === testing ? pseudo(parts) : parts, language);
    made.set(name, found);
  }
  return found;
}
