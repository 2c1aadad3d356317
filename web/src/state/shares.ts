import { sha256 } from '../protocol/digest';

/**
 * Our own parts of shuffles: what a seat is bound to before the game, and opens when the host has started. They outlive
 * a reload of this tab and nothing else.
 */
const drawn = new Map<string, string>();

const keyOf = (commitment: string) => `share ${commitment}`;

/** Keeps a part and says what binds us to it. */
export function bind(numbers: string): string {
  const commitment = sha256(numbers);
  drawn.set(commitment, numbers);
  try {
    sessionStorage.setItem(keyOf(commitment), numbers);
  } catch {
    // A browser that keeps nothing still has it until the page is left.
  }
  return commitment;
}

/** The part that a commitment was made for; null when it was not made here. */
export function partOf(commitment: string): string | null {
  const here = drawn.get(commitment);
  if (here !== undefined) return here;
  try {
    return sessionStorage.getItem(keyOf(commitment));
  } catch {
    return null;
  }
}
