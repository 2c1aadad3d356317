import { SvelteSet } from 'svelte/reactivity';

const silent = new SvelteSet<string>();
const key = (table: string, seat: string) => `${table} ${seat}`;

/** Seats that the reader does not want to hear at a table, as long as the page is open. */
export const muted = {
  has: (table: string, seat: string): boolean => silent.has(key(table, seat)),
  toggle(table: string, seat: string): void {
    if (!silent.delete(key(table, seat))) silent.add(key(table, seat));
  },
};
