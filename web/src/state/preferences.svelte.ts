import { paces, type Pace } from './paces';
import { wanted } from '../words/languages';
import { locale, locales, type Locale } from '../words/words.svelte';

/** What a reader has chosen for this browser. */
export interface Choices {
  theme: 'system' | 'dark' | 'light';
  motion: 'system' | 'full' | 'less';
  /** The table as headings, lists and tables instead of a picture. */
  text: boolean;
  /** Single letters as commands. */
  keys: boolean;
  /** Keys that were changed, by what they do. */
  keymap: Readonly<Record<string, string>>;
  /** How fast the table shows what the others do. */
  pace: Pace;
  sound: boolean;
  volume: number;
  name: string;
  /** Whether questions that are new to the reader come with a few words about them. */
  tips: boolean;
  /** How often the tip about a kind of question has been seen. */
  tipped: Readonly<Record<string, number>>;
  /** The language; `system` is the first that the browser asks for and the page has. */
  locale: Locale | 'system';
}

const name = 'hypergate';
const defaults: Choices = {
  theme: 'system',
  motion: 'system',
  text: false,
  keys: true,
  keymap: {},
  pace: 'normal',
  sound: false,
  volume: 0.6,
  name: '',
  tips: true,
  tipped: {},
  locale: 'system',
};

function kept(): Choices {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    if (typeof found !== 'object' || found === null) return { ...defaults };
    const choices: Record<string, unknown> = { ...defaults };
    for (const [key, value] of Object.entries(found)) {
      if (key in defaults && typeof value === typeof defaults[key as keyof Choices]) choices[key] = value;
    }
    const read = choices as unknown as Choices;
    if (read.locale !== 'system' && !locales.includes(read.locale)) read.locale = defaults.locale;
    if (!paces.includes(read.pace)) read.pace = defaults.pace;
    return read;
  } catch {
    return { ...defaults };
  }
}

const choices = $state(kept());

export const preferences = {
  get now(): Choices {
    return choices;
  },
  /** Changes some choices and keeps them for the next visit, if the browser lets us. */
  change(some: Partial<Choices>): void {
    Object.assign(choices, some);
    try {
      localStorage.setItem(name, JSON.stringify(choices));
    } catch {
      // Private windows may refuse; the choice holds until the page is closed.
    }
  },
  /** Puts theme, motion and language on the page. Run as an effect. */
  apply(): void {
    const root = document.documentElement;
    mark(root, 'theme', choices.theme);
    mark(root, 'motion', choices.motion);
    locale.current = choices.locale === 'system' ? wanted(navigator.languages) : choices.locale;
  },
};

function mark(root: HTMLElement, what: string, value: string): void {
  root.toggleAttribute(`data-${what}`, value !== 'system');
  if (value !== 'system') root.setAttribute(`data-${what}`, value);
}
