import type { HandCard } from '../../protocol/types';
import type { TableStore } from '../../state/table.svelte';
import { currentPrompt } from './current';
import { ofOwnHand, pickable } from './pickable';

export interface HandActs {
  /** Undefined for a card that the question is not about. */
  state(card: HandCard): 'open' | 'picked' | undefined;
  press(card: HandCard): void;
}

/** What pressing cards of the own hand means for the question in front; null when it is not about them. */
export function handActs(table: TableStore): HandActs | null {
  const prompt = currentPrompt(table);
  if (!prompt) return null;
  const tray = table.tray(prompt);
  const own = ofOwnHand(prompt, table.view.hand);
  const mine = (card: HandCard) => own.includes(card);
  if (tray.kind === 'cards') {
    const cards = pickable(prompt, table.view.hand);
    const of = (card: HandCard) => (mine(card) ? cards.find(({ key }) => key === card.handle) : undefined);
    if (!table.view.hand.some(of)) return null;
    return {
      state: (card) => (of(card) ? (tray.has(card.handle) ? 'picked' : 'open') : undefined),
      press: (card) => {
        const found = of(card);
        if (found) tray.toggle({ key: found.key, notation: found.option.notation });
      },
    };
  }
  const options = prompt.options.filter((option) => option.kind === 'card' || option.kind === 'use');
  // Both sides of a flare are uses of one card; then the bar decides which.
  const of = (card: HandCard) =>
    mine(card) ? options.filter((option) => (option.card ?? option.notation).replace(/\/.*$/, '') === card.id) : [];
  if (!table.view.hand.some((card) => of(card).length > 0)) return null;
  return {
    state: (card) => {
      const found = of(card);
      if (found.length === 0) return undefined;
      return found.some((option) => option.notation === tray.choice) ? 'picked' : 'open';
    },
    press: (card) => {
      const found = of(card);
      const at = found.findIndex((option) => option.notation === tray.choice);
      tray.choice = found[at + 1]?.notation ?? (at >= 0 ? null : (found[0]?.notation ?? null));
    },
  };
}
