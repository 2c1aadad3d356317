import { tick } from 'svelte';

/**
 * Whoever works by keys goes on where something has just been taken away: at the one in its place, at the last one, or at
 * what is there when none is left.
 *
 * @param of which elements there are several of
 * @param at where the one was that is gone
 * @param otherwise where to go when it was the last of them
 */
export async function focusInstead(within: Element | null, of: string, at: number, otherwise: string): Promise<void> {
  await tick();
  const left = within?.querySelectorAll<HTMLElement>(of) ?? [];
  (left[Math.min(at, left.length - 1)] ?? within?.querySelector<HTMLElement>(otherwise))?.focus();
}
