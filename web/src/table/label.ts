import type { Prompt, PromptOption } from '../protocol/types';
import { answerSaid } from '../words/answers';
import { card, place, say, seat, type Sentence, type Value } from '../words/rich';
import { has, type Key } from '../words/words.svelte';

const thing = (value: Value): Sentence => say('table.thing', { thing: value });

const counted = (notation: string, word: string): number =>
  Number(new RegExp(`${word}s? (\\d+)`).exec(notation)?.[1] ?? 0);

/** How a reward is split: cards and ships. */
export function rewardOf(notation: string): { cards: number; ships: number } {
  return { cards: counted(notation, 'card'), ships: counted(notation, 'ship') };
}

/** What stands on an option's button. */
export function labelOf(prompt: Pick<Prompt, 'prompt'>, option: PromptOption): Sentence {
  const { notation } = option;
  const named = option.card ?? notation;
  switch (option.kind) {
    case 'word':
      return wordOf(prompt, notation);
    case 'seat':
      return thing(seat(option.seat ?? notation));
    case 'place':
      return thing(place(option.planet ?? notation));
    case 'number':
      return say('table.number', { number: option.amount ?? Number(notation) });
    case 'use':
      return thing(card(named));
    case 'research':
      return say('option.kind.research', { planet: place(option.planet ?? ''), tech: card(named) });
    case 'complete':
      return say('option.kind.complete', { tech: card(named) });
    case 'abandon':
      return say('option.kind.abandon', { tech: card(named) });
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
    case 'face-down':
      return say('option.kind.face-down', { seat: seat(option.seat ?? '') });
    case 'moon':
      return say('option.kind.moon', { card: card(named), planet: place(option.planet ?? '') });
    case 'field':
      return say('option.kind.field', { field: say(`field.${notation}` as Key), level: option.amount ?? 0 });
    case 'destiny':
      if (!/^[A-H]!?$/.test(notation)) return thing(card(notation));
      return notation.endsWith('!')
        ? say('option.kind.destiny.warning', { seat: seat(notation.slice(0, 1)) })
        : thing(seat(notation));
    case 'card':
    case 'tech':
    case 'tech-card':
    case 'alien':
      return thing(card(named));
    default:
      return answerSaid(prompt.prompt, notation);
  }
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
