import { bookEntries } from '../../protocol/book';
import type { CardBook, CommandBody, Prompt, StandingOrder, View } from '../../protocol/types';
import { say, seat, type Sentence } from '../../words/rich';
import { has, type Key } from '../../words/words.svelte';
import { orderOf } from './order';
import '../../words/later/command';

/** What a line needs to know of the table. */
export interface Context {
  readonly view: View;
  readonly prompts: readonly Prompt[];
  readonly book: CardBook | null;
}

/** What a typed line means. */
export type Meaning =
  | { readonly kind: 'answer'; readonly prompt: Prompt; readonly answer: string }
  | { readonly kind: 'send'; readonly body: CommandBody; readonly said: Sentence | null }
  | { readonly kind: 'why'; readonly prompt: string; readonly answer: string }
  | { readonly kind: 'preview'; readonly prompt: Prompt; readonly answer: string }
  | { readonly kind: 'orders'; readonly orders: readonly StandingOrder[]; readonly said: Sentence }
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'say'; readonly sentence: Sentence }
  | { readonly kind: 'wrong'; readonly sentence: Sentence };

/** Words that are commands of the page; everything else is an answer. */
export const commands = [
  'pass',
  'hold',
  'why',
  'if',
  'who',
  'order',
  'orders',
  'deal',
  'undo',
  'say',
  'card',
  'help',
] as const;
type Command = (typeof commands)[number];

const wrong = (key: Key, args?: Parameters<typeof say>[1]): Meaning => ({ kind: 'wrong', sentence: say(key, args) });
const tokens = (text: string): string[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);
const few = (words: readonly string[]): string => words.slice(0, 12).join(', ') + (words.length > 12 ? ', …' : '');

/** The one word that is meant: exactly it, or the only one that begins so; several or none otherwise. */
export function meant(word: string, words: readonly string[]): readonly string[] {
  const wanted = word.toLowerCase();
  const exact = words.find((one) => one.toLowerCase() === wanted);
  if (exact !== undefined) return [exact];
  return [...new Set(words.filter((one) => one.toLowerCase().startsWith(wanted)))];
}

export function read(line: string, context: Context): Meaning {
  const text = line.trim();
  if (text === '') return wrong('command.wrong.empty');
  const [first = '', ...rest] = text.split(/\s+/);
  const after = text.slice(first.length).trim();
  const prompt = context.prompts[0] ?? null;
  const command = commandOf(first, context);
  if (command) return run(command, after, rest, context);
  const named = context.prompts.find(
    (one) =>
      one.prompt ===
      meant(
        first,
        context.prompts.map((all) => all.prompt),
      )[0],
  );
  const alone = prompt ? answerOf(prompt, tokens(text)) : null;
  if (alone?.kind === 'answer') return alone;
  if (named && (rest.length > 0 || !alone)) return answerOf(named, tokens(after));
  if (first === 'use' && context.view.window?.mine) return windowUse(after, context);
  if (has(`ask.${first}`)) return wrong('command.wrong.prompt', { prompt: say(`ask.${first}` as Key) });
  if (alone) return alone;
  return wrong('command.wrong.nothing-asked');
}

function commandOf(word: string, { prompts }: Context): Command | null {
  const lower = word.toLowerCase();
  if (lower === '.') return 'pass';
  if (lower === '?') return 'why';
  const exact = commands.find((one) => one === lower);
  // A question's own words come first: `hold`, `deal`, `pass` may be answers.
  if (exact && exact !== 'pass' && prompts[0]?.options.some((option) => option.notation === exact)) return null;
  if (exact) return exact;
  const others = prompts.flatMap((one) => [one.prompt, ...one.options.map((option) => option.notation)]);
  const found = meant(lower, [...commands, ...others]);
  return found.length === 1 ? (commands.find((one) => one === found[0]) ?? null) : null;
}

function run(command: Command, after: string, rest: readonly string[], context: Context): Meaning {
  const { view, prompts } = context;
  switch (command) {
    case 'pass':
      return pass(after, context);
    case 'hold':
      return view.window?.mine
        ? send({ do: 'window', n: view.window.n, action: 'hold' })
        : wrong('command.wrong.word.none', { word: 'hold' });
    case 'why':
      return why(after, rest, prompts);
    case 'if':
      return preview(after, context);
    case 'who':
      return { kind: 'say', sentence: who(context) };
    case 'orders':
      return { kind: 'orders', orders: view.orders, said: say('command.sent.plain') };
    case 'order':
      return order(after, context);
    case 'deal':
      return deal(after, rest, context);
    case 'undo':
      return view.undo ? send({ do: 'undo' }) : wrong('command.wrong.undo');
    case 'say':
      return after === '' ? wrong('command.wrong.empty') : send({ do: 'chat', to: 'table', text: after });
    case 'card':
      return cardNamed(after, context);
    case 'help':
      return { kind: 'say', sentence: help(prompts) };
  }
}

const send = (body: CommandBody, said: Sentence | null = null): Meaning => ({ kind: 'send', body, said });

// ---- answers

/** The answer that these words are for a question, with beginnings of words made whole. */
export function answerOf(prompt: Prompt, said: readonly string[]): Meaning {
  const notations = prompt.options.map((option) => option.notation);
  const { kind } = prompt.gesture;
  if (said.length === 0) return wrong('command.wrong.short', { words: few(open(prompt)) });
  const whole = wholes(said, notations);
  if (whole.length === 1 && whole[0] !== undefined && !(kind === 'ships' && whole[0] in (prompt.gesture.from ?? {})))
    return { kind: 'answer', prompt, answer: whole[0] };
  if (kind === 'single' || kind === 'deal') {
    const word = said.join(' ');
    return whole.length > 1
      ? wrong('command.wrong.several', { word, words: few(whole) })
      : wrong('command.wrong.word', { word, words: few(notations) });
  }
  return kind === 'ships' ? ships(prompt, said) : several(prompt, said, notations);
}

/** Options of which every word begins as it was typed; the exact one alone if there is one. */
function wholes(said: readonly string[], notations: readonly string[]): string[] {
  const line = said.join(' ').toLowerCase();
  const exact = notations.filter((one) => one.toLowerCase() === line);
  if (exact.length > 0) return exact;
  return notations.filter((notation) => {
    const parts = notation.toLowerCase().split(' ');
    return parts.length === said.length && parts.every((part, at) => part.startsWith(said[at]?.toLowerCase() ?? ' '));
  });
}

function ships(prompt: Prompt, said: readonly string[]): Meaning {
  const places = Object.keys(prompt.gesture.from ?? {});
  const prefixes = prompt.gesture.prefixes ?? [];
  const words: string[] = [];
  for (const [at, word] of said.entries()) {
    const [, name = word, times = ''] = /^(.+?)((?:x\d{1,2})?)$/i.exec(word) ?? [];
    const open = at === 0 ? [...prefixes, ...places] : places;
    const found = meant(name, open);
    if (found.length !== 1 || found[0] === undefined) return unclear(name, found, open);
    words.push(found[0] + times.toLowerCase());
  }
  // A side that can only be one need not be said.
  const [first = ''] = words;
  if (prefixes.length === 1 && prefixes[0] && !prefixes.includes(first)) words.unshift(prefixes[0]);
  else if (prefixes.length > 1 && !prefixes.includes(first))
    return wrong('command.wrong.short', { words: few(prefixes) });
  if (words.length === 1 && prefixes.includes(words[0] ?? ''))
    return wrong('command.wrong.short', { words: few(places) });
  return { kind: 'answer', prompt, answer: words.join(' ') };
}

function several(prompt: Prompt, said: readonly string[], notations: readonly string[]): Meaning {
  const words: string[] = [];
  for (const word of said) {
    const found = meant(word, notations);
    if (found.length !== 1 || found[0] === undefined) return unclear(word, found, notations);
    words.push(found[0]);
  }
  return { kind: 'answer', prompt, answer: words.join(' ') };
}

function unclear(word: string, found: readonly string[], open: readonly string[]): Meaning {
  return found.length > 1
    ? wrong('command.wrong.several', { word, words: few(found) })
    : wrong('command.wrong.word', { word, words: few(open) });
}

/** Words with which an answer to a question can begin. */
function open(prompt: Prompt): string[] {
  const from = prompt.gesture.kind === 'ships' ? Object.keys(prompt.gesture.from ?? {}) : [];
  return [...new Set([...(prompt.gesture.prefixes ?? []), ...prompt.options.map((one) => one.notation), ...from])];
}

function pass(after: string, { view, prompts }: Context): Meaning {
  const window = view.window?.mine ? view.window : null;
  if (window && prompts.length === 0) {
    const action = after === 'phase' ? 'pass-phase' : after === 'encounter' ? 'pass-encounter' : 'pass';
    return send({ do: 'window', n: window.n, action });
  }
  const [prompt] = prompts;
  if (!prompt) return wrong('command.wrong.nothing-asked');
  return prompt.pass
    ? { kind: 'answer', prompt, answer: prompt.pass }
    : wrong('command.wrong.pass', { words: few(open(prompt)) });
}

function windowUse(what: string, { view }: Context): Meaning {
  const uses = (view.window?.mine?.uses ?? []).map((use) => use.notation);
  const found = meant(what, uses);
  if (found.length !== 1 || found[0] === undefined) return unclear(what, found, uses);
  return send({ do: 'window', n: view.window?.n ?? 0, action: 'use', use: found[0] });
}

// ---- commands of the page

function why(after: string, rest: readonly string[], prompts: readonly Prompt[]): Meaning {
  const [first = ''] = rest;
  const prompt = prompts[0]?.prompt ?? '';
  if (after === '') return { kind: 'why', prompt, answer: '' };
  const named = prompts.find((one) => one.prompt === first)?.prompt ?? (has(`ask.${first}`) ? first : null);
  return named
    ? { kind: 'why', prompt: named, answer: after.slice(first.length).trim() }
    : { kind: 'why', prompt, answer: after };
}

function preview(after: string, { prompts }: Context): Meaning {
  const [prompt] = prompts;
  if (!prompt) return wrong('command.wrong.nothing-asked');
  const bare = after.startsWith(`${prompt.prompt} `) ? after.slice(prompt.prompt.length + 1) : after;
  const answer = answerOf(prompt, tokens(bare));
  return answer.kind === 'answer' ? { kind: 'preview', prompt, answer: answer.answer } : answer;
}

function who({ view, prompts }: Context): Sentence {
  if (prompts[0])
    return say('command.who.you', {
      prompt: say(has(`ask.${prompts[0].prompt}`) ? (`ask.${prompts[0].prompt}` as Key) : 'ask.use'),
    });
  if (view.window) return say('command.who.window');
  const busy = view.seats.filter((one) => one.status === 'choosing' || one.status === 'thinking');
  return busy.length === 0
    ? say('command.who.nobody')
    : say('command.who', { seats: busy.map((one) => seat(one.seat)) });
}

function help(prompts: readonly Prompt[]): Sentence {
  const words = commands.join(', ');
  const example = prompts[0] ? open(prompts[0])[0] : undefined;
  return example === undefined ? say('command.words.none', { words }) : say('command.words', { words, example });
}

function order(after: string, { view, book }: Context): Meaning {
  const remove = /^remove (\d+)$/.exec(after);
  if (remove) {
    const at = Number(remove[1]);
    const orders = view.orders.filter((_, position) => position !== at - 1);
    return { kind: 'orders', orders, said: say('command.order.removed', { number: at }) };
  }
  const read = orderOf(after, view, book);
  if ('wrong' in read) return { kind: 'wrong', sentence: read.wrong };
  return { kind: 'orders', orders: [...view.orders, read.order], said: read.said };
}

function deal(after: string, rest: readonly string[], { view }: Context): Meaning {
  const { deal: open } = view;
  if (!open) return wrong('command.wrong.deal');
  const [what = ''] = rest;
  const [action] = meant(what, ['offer', 'accept', 'back', 'fail', 'reject']);
  switch (action) {
    case 'accept': {
      const standing = open.versions.find((version) => version.number === open.standing);
      return standing
        ? send({ do: 'deal', action: 'accept', digest: standing.digest })
        : wrong('command.wrong.deal.standing');
    }
    case 'fail':
    case 'reject':
      return send({ do: 'deal', action: 'fail' });
    case 'back': {
      const number = Number(rest[1]);
      const version = open.versions.find((one) => one.number === number);
      return version
        ? send({ do: 'deal', action: 'back', digest: version.digest })
        : wrong('command.wrong.deal.version', { number: rest[1] ?? '' });
    }
    default: {
      const [, give, get] = /^(?:offer\s+)?give:?\s*(.*?)\s*\bfor:?\s*(.*)$/i.exec(after) ?? [];
      if (give === undefined || get === undefined) return wrong('command.wrong.deal.form');
      const terms = (half: string) =>
        half
          .toLowerCase()
          .split(/\s*,\s*/)
          .filter((term) => term !== '' && term !== 'nothing')
          .map((term) => term.replace(/^colony ([a-h]\d)$/, (_, planet: string) => `colony ${planet.toUpperCase()}`));
      const before = view.game !== null && view.game.phase !== 'resolution';
      return send({
        do: 'deal',
        action: before ? 'draft' : 'propose',
        draft: { give: terms(give), get: terms(get) },
      });
    }
  }
}

/** All that can be read large, by id. */
function faces(book: Context['book']): string[] {
  return bookEntries(book).map(({ id }) => id);
}

function cardNamed(word: string, { book }: Context): Meaning {
  const ids = faces(book);
  const wanted = word.replace(/\s+/g, '-');
  const found = meant(wanted, ids);
  if (found.length === 1 && found[0] !== undefined) return { kind: 'card', id: found[0] };
  return found.length > 1
    ? wrong('command.wrong.several', { word, words: few(found) })
    : wrong('command.wrong.card', { word });
}

// ---- completion

/** Whole lines that the line can become, shortest way first. */
export function complete(line: string, context: Context): string[] {
  const start = line.replace(/\S*$/, '');
  const word = line.slice(start.length);
  const said = start.trim().split(/\s+/).filter(Boolean);
  return meant(word, nextWords(said, context)).map((one) => start + one);
}

/** What can stand after these words. */
function nextWords(said: readonly string[], context: Context): readonly string[] {
  const { prompts, view, book } = context;
  const [first = ''] = said;
  const named = prompts.find((one) => one.prompt === first);
  if (said.length === 0)
    return [
      ...prompts.map((one) => one.prompt),
      ...prompts.flatMap((one) => open(one).map((notation) => notation.split(' ')[0] ?? '')),
      ...commands,
    ];
  if (named) return after(named, said.slice(1));
  switch (first) {
    case 'why':
      return said.length === 1
        ? prompts.map((one) => one.prompt)
        : after(
            prompts.find((one) => one.prompt === said[1]),
            said.slice(2),
          );
    case 'use':
      return (view.window?.mine?.uses ?? []).map((use) => use.notation);
    case 'pass':
      return ['phase', 'encounter'];
    case 'deal':
      if (said.length === 1) return ['offer', 'accept', 'back', 'fail'];
      return said[1] === 'back' ? (view.deal?.versions ?? []).map((version) => String(version.number)) : [];
    case 'card':
      return faces(book);
    default:
      return after(prompts[0], said);
  }
}

/** What can go on an answer of which some words have been said. */
function after(prompt: Prompt | undefined, said: readonly string[]): readonly string[] {
  if (!prompt) return [];
  const { kind, from = {}, prefixes = [] } = prompt.gesture;
  if (kind === 'ships') {
    const places = Object.keys(from).filter((where) => !said.some((word) => word.split('x')[0] === where));
    const words = prompt.options.filter((one) => one.kind === 'word').map((one) => one.notation);
    return said.length === 0 ? [...prefixes, ...words, ...places] : places;
  }
  const notations = prompt.options.map((option) => option.notation);
  if (kind === 'cards' || kind === 'seats') return notations.filter((one) => !said.includes(one));
  const begun = said.join(' ').toLowerCase();
  return notations
    .filter((notation) => begun === '' || notation.toLowerCase().startsWith(`${begun} `))
    .map((notation) => notation.split(' ')[said.length] ?? '')
    .filter(Boolean);
}
