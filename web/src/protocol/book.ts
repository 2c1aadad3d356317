import type { CardBook, CardInfo, TableCard } from './types';

/** Everything that the server's book describes: aliens and cards of all decks. */
export function bookEntries(book: CardBook | null): readonly CardInfo[] {
  return book ? ((Object.values(book) as unknown[]).filter(Array.isArray).flat() as CardInfo[]) : [];
}

/** The same book with the cards that somebody wrote for a table. */
export function withOwn(book: CardBook, cards: readonly TableCard[] | undefined): CardBook {
  return cards ? ({ ...book, own: cards.flatMap(({ faces }) => faces) } as CardBook) : book;
}
