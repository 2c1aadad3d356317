import type { HandCard, Prompt, PromptOption } from '../../protocol/types';

export interface Pickable {
  /** The handle of a card of the own hand; otherwise the notation, counted where there are several alike. */
  readonly key: string;
  readonly option: PromptOption;
}

/**
 * The things that can be picked in a gesture of cards, one entry for each: several cards of the own hand may have one
 * face, which is a single option.
 */
export function pickable(prompt: Prompt, hand: readonly HandCard[]): Pickable[] {
  const own = ofOwnHand(prompt, hand);
  return prompt.options
    .filter((option) => option.kind !== 'word')
    .flatMap((option): Pickable[] => {
      const handles = own.filter((card) => card.id === (option.card ?? option.notation)).map((card) => card.handle);
      if (handles.length > 0) return handles.map((key) => ({ key, option }));
      return Array.from({ length: option.available ?? 1 }, (_, at) => ({
        key: at === 0 ? option.notation : `${option.notation}#${at + 1}`,
        option,
      }));
    });
}

/** The cards of the own hand that the question may be about: none where cards are taken from elsewhere. */
export function ofOwnHand(prompt: Prompt, hand: readonly HandCard[]): readonly HandCard[] {
  if (prompt.prompt === 'take') return [];
  const own = hand.filter((card) => !card.seat || card.seat === prompt.seat);
  const held = prompt.options
    .filter((option) => option.kind === 'card')
    .every((option) => own.some((card) => card.id === (option.card ?? option.notation)));
  return held ? own : [];
}
