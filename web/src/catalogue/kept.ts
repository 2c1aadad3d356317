import type { KeptCard } from '../workshop/collection.svelte';

/**
 * Cards of a collection for a query: those in whose name, author, kind, digest or text each of its words stands. What the
 * query says of a field, as in `kind:alien`, is looked for as a word; `-` before a word leaves out the cards with it.
 */
export function keptFor(cards: readonly KeptCard[], query: string): readonly KeptCard[] {
  const words = query
    .toLowerCase()
    .replaceAll(/["()]/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^(-?)\w+[:=]/, '$1'))
    .filter((word) => !['', '-', 'and'].includes(word));
  return cards.filter((card) => {
    const all = `${card.name} ${card.author} ${card.kind} ${card.digest} ${card.says} homebrew`.toLowerCase();
    return words.every((word) => (word.startsWith('-') ? !all.includes(word.slice(1)) : all.includes(word)));
  });
}
