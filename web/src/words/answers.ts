import { isTerm, offerOf, termSaid, termValues } from './terms';
import { card, place, say, seat, type Sentence, type Value } from './rich';
import { named } from '../variants/asked';
import { has } from './words.svelte';

/** The words for a word that is an answer: those of this question, or the general ones. */
function wordSaid(prompt: string, word: string): Sentence | null {
  const name = word.replace(/:$/, '');
  for (const key of [`option.${prompt}.${name}`, `option.${name}`]) if (has(key)) return say(key);
  return null;
}

/** A place with a count, `A1x2`, as people read it. */
function ships(notation: string): Value {
  const [, where = notation, count] = /^(.+?)(?:x(\d+))?$/.exec(notation) ?? [];
  return count === undefined || count === '1'
    ? place(where)
    : say('place.several', { place: place(where), count: Number(count) });
}

function thing(notation: string): Value {
  if (/^[A-H]$/.test(notation)) return seat(notation);
  if (/^(?:[A-H]:)?(?:(?:[a-z]+-)?[A-H]\d|gate|beside|warp)(?:x\d+)?$/.test(notation))
    return ships(notation.replace(/^[A-H]:/, ''));
  if (/^[+-]?\d+$/.test(notation)) return notation;
  return card(notation);
}

/** An answer in notation, in words: for a button, a title, a line of the log. */
export function answerSaid(prompt: string, answer: string): Sentence {
  const word = wordSaid(prompt, answer);
  if (word) return word;
  const parts = answer.split(' ').filter(Boolean);
  const [first = '', ...rest] = parts;
  if (first === 'offer') {
    const offer = offerOf(answer);
    return say('option.kind.offer', { give: termValues(offer.give), get: termValues(offer.get) });
  }
  const said = named('said', prompt)?.(parts);
  if (said) return said;
  if (prompt === 'reward') return rewardSaid(parts);
  if (prompt === 'use') return say('option.kind.use', { effect: card(answer) });
  const side = rest.length > 0 && /^(?:offense|defense)$/.test(first) ? wordSaid(prompt, first) : null;
  if (side) return say('answer.side', { side, ships: rest.map(ships) });
  if (isTerm(answer)) return termSaid(answer);
  return say('answer.things', { things: parts.map(thing) });
}

function rewardSaid(parts: readonly string[]): Sentence {
  const of = (word: string) => Number(parts[parts.indexOf(word) + 1] ?? 0);
  const cards = parts.includes('cards') ? of('cards') : 0;
  const back = parts.includes('ships') ? of('ships') : 0;
  return say('option.kind.reward', { cards, ships: back, both: cards > 0 && back > 0 ? 'yes' : 'no' });
}
