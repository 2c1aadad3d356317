import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import keysSent from './keys.json';
import rules from './numbers.json';
import { areas, later, texts } from './areas';
import { learn, locale, t, type Key } from './words.svelte';

for (const words of Object.values(later)) learn(words);

const keys = Object.keys(texts) as Key[];

/** The page's own code: what may use words. */
const sources = Object.entries(
  import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }),
)
  .filter(([file]) => !/\.test\.ts$|schema\.d\.ts$|fixtures\//.test(file))
  .map(([file, code]) => ({ file, code }));

type Element = ReturnType<NonNullable<typeof IntlMessageFormat.__parse>>[number];

/** The arguments that a message names, those inside its choices included. */
function argumentsOf(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === 0 || element.type === 7) return [];
    if (element.type === 5 || element.type === 6) {
      return [element.value, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))];
    }
    return 'value' in element ? [element.value] : [];
  });
}

/** What it has to be given; numbers of the rules are known to every text. */
const named = (key: Key) =>
  new Set(argumentsOf(IntlMessageFormat.__parse?.(texts[key], {}) ?? []).filter((name) => !(name in rules)));

/** What the server can send, with the arguments of each: a test of the server writes and compares it. */
const sent: Readonly<Record<string, readonly string[]>> = keysSent;

test('a key stands in one file only', () => {
  const all = Object.values(areas).flatMap((area) => Object.keys(area));
  const twice = all.filter((key, at) => all.indexOf(key) !== at);
  expect(twice).toEqual([]);
  expect(all).toHaveLength(keys.length);
});

test('there are words for all that the server can send, and it sends the arguments that they need', () => {
  const missing = Object.keys(sent).filter((key) => !(key in texts));
  expect(missing).toEqual([]);
  const lacking = Object.entries(sent).flatMap(([key, given]) =>
    [...named(key as Key)].filter((arg) => !given.includes(arg)).map((arg) => `${key}: ${arg}`),
  );
  expect(lacking).toEqual([]);
});

/** The text between a bracket and the one that closes it. */
function inside(code: string, from: number): string {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    if ('({['.includes(code[at] ?? '')) depth++;
    if (')}]'.includes(code[at] ?? '') && --depth === 0) return code.slice(from + 1, at);
  }
  return '';
}

/** Names of an object literal's own members; null when it takes in others by `...`. */
function members(literal: string): string[] | null {
  const found: string[] = [];
  let depth = 0;
  let quoted = false;
  let start = 0;
  for (let at = 0; at <= literal.length; at++) {
    const letter = literal[at] ?? ',';
    if ('({['.includes(letter)) depth++;
    if (')}]'.includes(letter)) depth--;
    if (letter === '`') quoted = !quoted;
    if (depth > 0 || quoted || (letter !== ',' && at < literal.length)) continue;
    const part = literal.slice(start, at).trim();
    start = at + 1;
    if (part.startsWith('...')) return null;
    const name = /^['"]?([\w-]+)['"]?/.exec(part)?.[1];
    if (name) found.push(name);
  }
  return found;
}

test('every sentence gets the arguments that it names', () => {
  const wrong: string[] = [];
  for (const { file, code } of sources) {
    for (const call of code.matchAll(/\b(?:t|say)\(\s*'([^']+)'\s*(\)|,\s*\{)/g)) {
      const [all, key = '', end] = call;
      if (!(key in texts)) {
        if (key.includes('.')) wrong.push(`${file}: no words for ${key}`);
        continue;
      }
      const given = end === ')' ? [] : members(inside(code, call.index + all.length - 1));
      if (given === null) continue;
      for (const arg of named(key as Key)) if (!given.includes(arg)) wrong.push(`${file}: ${key} needs ${arg}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('no words lie about unused', () => {
  const whole = new Set<string>();
  const patterns = new Set<string>();
  for (const { code } of sources) {
    for (const [, literal = ''] of code.matchAll(/['"]([a-z][\w.-]*\.[\w.-]+)['"]/g)) whole.add(literal);
    for (const [, literal = ''] of code.matchAll(/`([a-z](?:[^`\s$]|\$\{[^}`]*\})*)`/g)) {
      // `${…}` stands for one word of a key, or for several.
      const parts = literal.split(/\$\{[^}]*(?:\{[^}]*\}[^}]*)*\}/);
      if (parts.length < 2 || !/^[a-z][\w-]*\./.test(parts[0] ?? '')) whole.add(literal);
      else
        patterns.add(`^${parts.map((part: string) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('[\\w./-]*')}$`);
    }
  }
  const shapes = [...patterns].map((pattern) => new RegExp(pattern));
  const unused = keys.filter((key) => !whole.has(key) && !(key in sent) && !shapes.some((shape) => shape.test(key)));
  expect(unused).toEqual([]);
});

test('the pseudo-language changes every text that has letters of its own', () => {
  for (const key of keys) {
    const args = Object.fromEntries([...named(key)].map((arg) => [arg, 2]));
    locale.current = 'en';
    const english = t(key, args);
    locale.current = 'en-XA';
    const pseudo = t(key, args);
    locale.current = 'en';
    if (/[a-z]/i.test(english)) expect(pseudo, key).not.toBe(english);
  }
});
