import type { Component } from 'svelte';
import type { Picking } from '../board/model';
import type { Prompt } from '../protocol/types';
import type { TableStore } from '../state/table.svelte';
import type { Tray } from '../state/tray.svelte';
import { variants } from './roster';

/** What draws the answers to a question. */
export type Answering = Component<{ prompt: Prompt; tray: Tray; send: (answer: string) => void }>;

const all = Object.values(variants);

/** What variants show above the board. */
export const aboves: readonly Component[] = all.flatMap((variant) => ('above' in variant ? [variant.above] : []));

/** What draws the answers to questions of variants, by prompt. */
export const answers: Readonly<Record<string, Answering>> = Object.assign(
  {},
  ...all.map((variant) => ('answers' in variant ? variant.answers : {})),
) as Record<string, Answering>;

/** What can be picked on the board for a question of a variant, once something else has been pressed. */
export function pickingOfVariants(table: TableStore, prompt: Prompt | undefined): Picking | null {
  for (const variant of all) {
    const picking = 'picking' in variant ? variant.picking(table, prompt) : null;
    if (picking) return picking;
  }
  return null;
}
