import type { View } from '../protocol/types';
import { variants } from './roster';
import type { Variant } from './variant';

let all: readonly Variant[] | undefined;
const every = (): readonly Variant[] => (all ??= Object.values(variants()));

/** Variants that a table plays, as far as they can tell: those with an area of their own say so. */
export const played = (view: View): readonly Variant[] => every().filter(({ area }) => area?.here(view) ?? true);

type Hook = keyof Variant;
/** Hooks under which a variant has several things by name. */
type NamedHook = {
  [H in Hook]-?: NonNullable<Variant[H]> extends Readonly<Record<string, unknown>> ? H : never;
}[Hook];
type Of<H extends NamedHook> = NonNullable<Variant[H]> extends Readonly<Record<string, infer One>> ? One : never;

/** What variants have under a hook, in the order of the roster. */
export function each<H extends Hook>(hook: H): NonNullable<Variant[H]>[] {
  return every().flatMap((variant) => {
    const it = variant[hook];
    return it === undefined ? [] : [it];
  });
}

/** What a variant has under a hook by this name; undefined where no variant has. */
export function named<H extends NamedHook>(hook: H, name: string): Of<H> | undefined {
  for (const variant of every()) {
    const all = variant[hook] as Readonly<Record<string, Of<H>>> | undefined;
    if (all && Object.hasOwn(all, name)) return all[name];
  }
  return undefined;
}

/** All that variants have under a hook, by name. */
export function entries<H extends NamedHook>(hook: H): [string, Of<H>][] {
  return every().flatMap((variant) => Object.entries((variant[hook] ?? {}) as Readonly<Record<string, Of<H>>>));
}
