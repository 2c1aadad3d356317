import type { CardBook, CardInfo } from './types';

/** Everything that the server's book describes: aliens and cards of all decks. */
export function bookEntries(book: CardBook | null): readonly CardInfo[] {
  return book ? ((Object.values(book) as unknown[]).filter(Array.isArray).flat() as CardInfo[]) : [];
}
