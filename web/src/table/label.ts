import type { Prompt, PromptOption } from '../protocol/types';
import { answerSaid } from '../words/answers';
import { card, number, place, say, seat, type Sentence, type Value } from '../words/rich';
import { named } from '../variants/asked';
import { has, type Key } from '../words/words.svelte';

const thing = (value: Value): Sentence => say('table.thing', { thing: value });

const counted = (notation: string, word: string): number =>
  Number(new RegExp(`${word}s? (\\d+)`).exec(notation)?.[1] ?? 0);

/** How a reward is split: cards and ships. */
export function rewardOf(notation: string): { cards: number; ships: number } {
  return { cards: counted(notation, 'card'), ships: counted(notation, 'ship') };
}

/** Where something can be taken away as well, what is added has a sign. */
function signed(value: number, options: readonly PromptOption[] = []): Sentence {
  const signs = options.some(({ kind, amount }) => kind === 'number' && (amount ?? 0) < 0);
  if (!signs || value === 0) return say('table.number', { number: value });
  return say('table.text', { text: `${value < 0 ? '−' : '+'}${number(Math.abs(value))}` });
}

type Asked = Pick<Prompt, 'prompt'> & { readonly options?: readonly PromptOption[] };

/** What stands on an option's button. */
export function labelOf(prompt: Asked, option: PromptOption): Sentence {
  const { notation } = option;
  const id = option.card ?? notation;
  switch (option.kind) {
    case 'word':
      return wordOf(prompt, notation === 'none' ? noneOf(prompt) : notation);
    case 'seat':
      return thing(seat(option.seat ?? notation));
    case 'place':
      return thing(place(option.planet ?? notation));
    case 'number':
      if (has(`option.${prompt.prompt}.${notation}`)) return wordOf(prompt, notation);
      return signed(option.amount ?? Number(notation), prompt.options);
    case 'use':
      return thing(card(id));
    case 'reward': {
      const { cards, ships } = rewardOf(notation);
      return say('option.kind.reward', { cards, ships, both: cards > 0 && ships > 0 ? 'yes' : 'no' });
    }
    case 'card-kind':
      return say('option.kind.card-kind', { kind: notation.replace('kind ', '') });
    case 'gap':
      return say('option.kind.gap', { planet: place(option.planet ?? notation) });
    case 'ship': {
      const [, owner = '', where = notation] = /^([A-H]):(.+)$/.exec(notation) ?? [];
      return say('option.kind.ship', { seat: seat(option.seat ?? owner), place: place(option.planet ?? where) });
    }
    case 'destiny':
      if (!/^[A-H]!?$/.test(notation)) return thing(card(notation));
      return notation.endsWith('!')
        ? say('option.kind.destiny.warning', { seat: seat(notation.slice(0, 1)) })
        : thing(seat(notation));
    case 'card':
    case 'alien':
      return thing(card(id));
    default:
      return named('options', option.kind)?.said(option) ?? answerSaid(prompt.prompt, notation);
  }
}

/** The word for "none": of what, where all else that is offered is of one kind. */
function noneOf({ prompt, options = [] }: Asked): string {
  const kinds = new Set(options.filter(({ kind }) => kind !== 'word').map(({ kind }) => kind));
  const [kind = ''] = kinds.size === 1 ? kinds : [];
  return has(`option.none.${kind}`) && !has(`option.${prompt}.none`) ? `none.${kind}` : 'none';
}

function wordOf(prompt: Pick<Prompt, 'prompt'>, word: string): Sentence {
  const own = `option.${prompt.prompt}.${word}`;
  if (has(own)) return say(own);
  const key = `option.${word}`;
  return has(key) ? say(key) : say('table.text', { text: word });
}

/** What an option leads to, where that needs saying. */
export function aboutOf(prompt: Pick<Prompt, 'prompt'>, word: string): Key | null {
  const key = `option.about.${prompt.prompt}.${word}`;
  return has(key) ? key : null;
}
