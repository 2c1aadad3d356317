import { IntlMessageFormat } from 'intl-messageformat';
import rules from './numbers.json';
import { pseudo } from './pseudo';
import { texts, type Key } from './texts';

export type { Key };
export type Args = Record<string, unknown>;
/** A sentence as the server sends it: a key with arguments, which the page has the words for. */
export interface Words {
  key: string;
  args?: Args | undefined;
}

type Texts = Readonly<Record<string, string>>;

/** Languages the page speaks. `en-XA` is English with accents and more length, to find words that have no key. */
export const locales = ['en', 'en-XA'] as const;
export type Locale = (typeof locales)[number];

const english: Texts = texts;
/** Numbers of the rules, which every text may name. */
const numbers: Readonly<Record<string, number>> = rules;
let current = $state<Locale>('en');
// Parsed messages by language and key; nothing on the page depends on what is in here.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const made = new Map<string, IntlMessageFormat>();

export const locale = {
  get current(): Locale {
    return current;
  },
  set current(value: Locale) {
    current = value;
    document.documentElement.lang = value === 'en-XA' ? 'en' : value;
  },
};

/** The words for `key`. Reads the current language, so a template that calls it follows a change. */
export function t(key: Key, args?: Args): string {
  return format(current, key, english[key] ?? key, args);
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
  return message(current, key, english[key] ?? key)
    .formatToParts(whole(args))
    .map((part) => part.value);
}

function format(language: Locale, key: string, text: string, args: Args | undefined): string {
  const said: unknown = message(language, key, text).format(whole(args));
  return typeof said === 'string' ? said : String(said);
}

// An argument that is missing is nothing to stop a page for.
function whole(args: Args | undefined): Parameters<IntlMessageFormat['format']>[0] {
  return new Proxy(args ?? {}, {
    has: () => true,
    get: (all, name) => (name in all ? all[name as string] : (numbers[name as string] ?? '')),
  }) as Parameters<IntlMessageFormat['format']>[0];
}

function message(language: Locale, key: string, text: string): IntlMessageFormat {
  const name = `${language} ${key}`;
  let found = made.get(name);
  if (!found) {
    const parts = IntlMessageFormat.__parse?.(text, {}) ?? [];
    found = new IntlMessageFormat(language === 'en-XA' ? pseudo(parts) : parts, language);
    made.set(name, found);
  }
  return found;
}
