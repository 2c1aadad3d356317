import type { CardFace } from '../../cards/face';

/** What a tech shows besides what every card does. */
export interface TechFace extends CardFace {
  /** Ships that it needs, or `X`; of a Mili-Tech its cost in attack cards: `X>=25`, `X=X`, `X+1`. */
  research?: string | null;
}
