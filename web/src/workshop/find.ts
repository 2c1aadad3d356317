import type { CardPattern, WorkshopWord } from '../protocol/types';
import { own } from '../words/words.svelte';
import { hint } from './hints.svelte';

/** Something that a search among words and cards finds. */
export type Found = { readonly word: WorkshopWord } | { readonly card: CardPattern };

const most = { words: 14, cards: 4 };

/** What says nothing of what somebody looks for. */
const idle = new Set(
  (
    'a an and are as at be by can each for from has have if in is it its may must of on one or other own player players so some that the ' +
    'their them then they this to when where which who will with you your alle auch auf aus bei das dass dem den der des die ein eine ' +
    'einem einen einer eines er es für ist kann mit nicht oder seine seiner sich sie sind und von vom wenn wird zu zum au aux avec ce ' +
    'ces dans de des du elle en est et il ils la le les leur leurs mais ne ou par pas pour quand que qui sa ses son sont sur un une ' +
    'votre vos'
  ).split(' '),
);

/** Words that people take for each other when they look for something: each group is one idea. */
const kin: readonly (readonly string[])[] = [
  'keep save rescue spare protect retain instead behalten retten verschonen stattdessen garder sauver épargner protéger',
  'ally allies friend helper side verbündete verbündeter freund seite allié amis camp',
  'lose lost die destroy perish warp verlieren verliert zerstören perdre perd détruire',
  'get back return retrieve revive zurück zurückholen récupérer revenir retour',
  'draw take gain receive ziehen zieht nehmen bekommen piocher prendre recevoir',
  'steal rob take stehlen rauben nehmen voler prendre',
  'cancel stop zap prevent block undo abbrechen verhindern aufheben annuler empêcher',
  'win victory winner gewinnen sieg gagner victoire',
  'add plus bonus increase more addieren mehr ajouter plus',
  'double twice multiply verdoppeln zweimal doubler deux multiplier',
  'swap exchange switch trade tauschen wechseln échanger',
  'look see peek show reveal ansehen zeigen sehen voir montrer regarder',
  'discard throw away spend pay ablegen abwerfen zahlen défausser payer',
  'colony planet settle land kolonie planet landen colonie planète',
  'opponent enemy other gegner andere adversaire ennemi',
].map((group) => [...new Set(group.split(' ').flatMap((word) => stems(word)))]);

/** What a word means, in the reader's language where that has it. */
export function meaning(word: WorkshopWord): string {
  if (word.kind === 'value') return hint(`value.${word.word}`) ?? word.text;
  // Calls of one name are told apart by what stands before the dot and in brackets.
  if (word.kind === 'call') return hint(`call.${word.form}`) ?? word.text;
  const kind = word.kind === 'moment' ? 'window' : word.kind === 'role' ? 'role' : 'read.verb';
  return own(`${kind}.${word.word}`) ?? word.text;
}

/** What the players of a pattern read. */
export function says(card: CardPattern): string {
  const text = /^text:\s*(?:>\s*\n((?:[ \t]+.*(?:\n|$))+)|(.*))/m.exec(card.text);
  return (text?.[1] ?? text?.[2] ?? '').replace(/\s+/g, ' ').trim();
}

/** The words of a text without what only grammar adds to them: `allies` and `ally` are the same. */
function stems(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !idle.has(word))
    .map((word) => word.replace(/(ies|y)$/, 'i').replace(/(?:ing|es|s|ed|e)$/, ''));
}

/** What means the same as a stem. */
const alike = (one: string): readonly string[] => kin.filter((group) => group.includes(one)).flat();

function matches(asked: readonly string[], text: string): number {
  const here = stems(text);
  const stands = (one: string) => here.some((other) => other.startsWith(one));
  // What was said itself weighs more than what means the same.
  return asked.reduce((sum, one) => sum + (stands(one) ? 1 : alike(one).some(stands) ? 0.9 : 0), 0);
}

function best<T>(all: readonly T[], count: number, least: number, score: (one: T) => number): T[] {
  return all
    .map((one) => ({ one, score: score(one) }))
    .filter((rated) => rated.score >= least)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map((rated) => rated.one);
}

/** The words of cards of a kind, and the cards of ours, that are about what somebody asks for; the nearest first. */
export function find(
  asked: string,
  kind: string,
  words: readonly WorkshopWord[],
  cards: readonly CardPattern[],
): Found[] {
  const terms = [...new Set(stems(asked))];
  if (terms.length === 0) return [];
  const least = 0.9 * Math.ceil(terms.length / 2);
  // What happens stands before when and to whom.
  const known = words
    .filter((one) => one.card === '' || one.card === kind)
    .toSorted((a, b) => Number(b.kind === 'verb') - Number(a.kind === 'verb'));
  return [
    ...best(known, most.words, least, (one) => matches(terms, `${one.word} ${one.text} ${meaning(one)}`)).map(
      (word) => ({ word }),
    ),
    ...best(cards, most.cards, least, (one) => matches(terms, `${one.name} ${says(one)}`)).map((card) => ({ card })),
  ];
}
