import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/**
 * How the table is laid out: `desktop` with the dock over the decision, `narrow` the same with less room (the dock is a
 * drawer where the screen is low), `tablet` with seats in a row, `phone` upright, `lying` for a phone on its side.
 */
export type Shape = 'wide' | 'desktop' | 'narrow' | 'tablet' | 'phone' | 'lying';

export function shapeOf(width: number, height: number): Shape {
  if (width < 600) return 'phone';
  if (height < 520 && width < 1000) return 'lying';
  if (width < 900) return 'tablet';
  if (width < 1280) return 'narrow';
  return width < 1800 ? 'desktop' : 'wide';
}

export const layout = {
  get shape(): Shape {
    return shapeOf(innerWidth.current ?? 1440, innerHeight.current ?? 900);
  },
  /** The bench is one line and hand cards show only their heads until they are wanted. */
  get low(): boolean {
    return (innerHeight.current ?? 900) < 760;
  },
  get tall(): boolean {
    return (innerHeight.current ?? 900) >= 760;
  },
  /** There is no room for the dock beside the board. */
  get drawer(): boolean {
    const { shape } = this;
    return shape === 'tablet' || (shape === 'narrow' && this.low);
  },
  /** Fingers only: phone and phone on its side. */
  get small(): boolean {
    const { shape } = this;
    return shape === 'phone' || shape === 'lying';
  },
};
