import { daySaid } from '../learn/days';
import type { Problem } from '../protocol/types';
import { own, t, type Args, type Key, type Words } from './words.svelte';

/*
 * What the server refuses it says in English, and beside it by key. Pages in English show it as it comes, so the words of
 * `en/refused.json` are here for whoever translates them only; those of another language are there with its other words.
 */

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** A day as the server writes it: people read it as their language writes days. */
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** An English sentence of the server with its days as the page writes them. */
function dated(detail: string, { args = {} }: Words): string {
  return Object.values(args)
    .filter(isDay)
    .reduce((text, day) => text.replaceAll(day, daySaid(day)), detail);
}

/**
 * A sentence of the server in the page's language; undefined where it has no words for it, as in English, where the
 * sentence stands beside it.
 */
export function said({ key, args = {} }: Words): string | undefined {
  if (own(key) === undefined) return undefined;
  const parts: Args = {};
  for (const [name, value] of Object.entries(args)) {
    const part = isWords(value) ? said(value) : isDay(value) ? daySaid(value) : value;
    if (part === undefined) return undefined;
    parts[name] = part;
  }
  return t(key as Key, parts);
}

/** A refusal in the page's language, as far as it has the words. */
export function inWords(problem: Problem): Problem {
  const kind = problem.type.replace('/problems/', '');
  const title = said({ key: `refused.title.${kind}` });
  const detail = problem.said && said(problem.said);
  // Why a table is set aside the server has written down in English; that it is says enough.
  const { detail: english, ...rest } = problem;
  return {
    ...rest,
    title: title ?? problem.title,
    ...(detail !== undefined
      ? { detail }
      : english !== undefined &&
        !(title && kind === 'set-aside') && { detail: problem.said ? dated(english, problem.said) : english }),
  };
}
