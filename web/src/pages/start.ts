import { go } from '../router.svelte';
import { rest } from '../protocol/rest';
import type { NewTable } from '../protocol/types';
import { bind } from '../state/shares';
import { preferences } from '../state/preferences.svelte';
import { t } from '../words/words.svelte';
import { mine } from '../state/mine.svelte';

/** The reader's name; whoever has none yet gets one that can be changed at any time. */
export function ownName(): string {
  const said = preferences.now.name.trim();
  if (said) return said;
  const [name = ''] = drawn();
  preferences.change({ name });
  return name;
}

/** As long as a name may be. */
const longest = 24;

/** Names in an order of chance, without those that are taken. */
function drawn(...taken: readonly string[]): string[] {
  return t('home.names')
    .split(', ')
    .map((name) => name.slice(0, longest))
    .filter((name) => !taken.includes(name))
    .map((name) => ({ name, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** Our own part of a game's seed, drawn after the server has committed itself to its part. */
export function ownNumbers(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes a table, goes there and, if nobody else is awaited, begins. */
export async function open(wish: NewTable, begin: boolean): Promise<void> {
  const made = await rest.createTable(wish);
  mine.add({ id: made.table, name: wish.name ?? '', seat: made.seat, at: Date.now() });
  if (begin) await rest.command(made.table, { do: 'start', numbers: ownNumbers() });
  go(`/t/${made.table}`);
}

/**
 * Sits down at the table of a rematch with the link that came from the one before, ready to play, and goes there. It
 * begins with the last who comes; where everybody else is a machine, at once.
 */
export async function again(table: string, secret: string): Promise<void> {
  await rest.enter(table, secret, ownName());
  const view = await rest.view(table);
  if (view.me.seat) mine.add({ id: table, name: view.table.name, seat: view.me.seat, at: Date.now() });
  const others = view.seats.filter(({ seat }) => !view.me.seats.includes(seat));
  if (view.table.state === 'lobby' && view.me.seat)
    await rest.command(
      table,
      view.me.host && others.every(({ kind }) => kind === 'machine')
        ? { do: 'start', numbers: ownNumbers() }
        : { do: 'ready', ready: true, commitment: bind(ownNumbers()) },
    );
  go(`/t/${table}`);
}

/** A table for one person against machines. */
export function solo(preset: string, me: string, seats = 4): NewTable {
  return {
    preset,
    me,
    seats: [
      { kind: 'person' },
      ...drawn(me)
        .slice(0, seats - 1)
        .map((name) => ({ kind: 'machine' as const, machine: 'novice', name })),
    ],
    clock: { mode: 'none' },
    secrecy: 'relaxed',
    watch: 'link',
  };
}

/** A first game: three machines, the rules of the base game, aliens that are easy to play. */
export function first(me: string): NewTable {
  return { ...solo('first-game', me), easy: true };
}

/** Where a pasted link or address of a table leads, or null. */
export function addressOf(text: string): string | null {
  const found = /(?:^|\/t\/)([0-9a-hjkmnp-tv-z]{10})\/?(#k=[\w-]+)?\s*$/i.exec(text.trim());
  return found ? `/t/${found[1]?.toLowerCase() ?? ''}${found[2] ?? ''}` : null;
}
