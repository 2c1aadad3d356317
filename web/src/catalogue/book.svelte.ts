import { rest } from '../protocol/rest';
import type { CardBook } from '../protocol/types';

let found = $state.raw<CardBook | null>(null);
let asked = false;

/** What tables show of each card; null until it is there. It is asked for once, by the first who looks. */
export function cardBook(): CardBook | null {
  if (!asked) {
    asked = true;
    rest.cards().then(
      (book) => (found = book),
      () => {
        // Without it faces are drawn from the entries alone.
        asked = false;
      },
    );
  }
  return found;
}
