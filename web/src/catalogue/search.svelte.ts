import { Refusal, rest } from '../protocol/rest';
import { t } from '../words/words.svelte';
import { pageSize, type Wanted } from './address';
import type { CatalogueEntry, CatalogueFound } from '../protocol/types';

/** Why there is no answer. */
export interface Trouble {
  /** The query that was asked. */
  query: string;
  detail: string;
  /** Where in it the mistake is, from 1 on; null where it is not the query's fault. */
  column: number | null;
  /** The nearest query that can be read. */
  nearest: string | null;
}

/** What a refusal says about a query. */
export function troubleOf(query: string, e: unknown): Trouble {
  if (!(e instanceof Refusal)) return { query, detail: t('app.failed'), column: null, nearest: null };
  const { column, nearest } = e.problem;
  return { query, detail: e.message, column: column ?? null, nearest: nearest ?? null };
}

/** The text of a broken query: what is right, the place where it breaks, and what follows. */
export function brokenAt({ query, column }: Trouble): { before: string; at: string; after: string } | null {
  if (column === null) return null;
  const from = Math.min(Math.max(column - 1, 0), query.length);
  const word = /^[^\s()]+|^./.exec(query.slice(from))?.[0] ?? '';
  return { before: query.slice(0, from), at: word, after: query.slice(from + word.length) };
}

/** What the search has found, kept while other pages are read; an answer that a newer question has overtaken is dropped. */
export class Search {
  /** The last good answer; its entries are the first ones only. */
  found = $state.raw<CatalogueFound | null>(null);
  entries = $state.raw<readonly CatalogueEntry[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);

  #asked = 0;
  #key: string | null = null;

  /** Asks for what is wanted, as far as it is not here yet. */
  async ask({ q, sort, page }: Pick<Wanted, 'q' | 'sort' | 'page'>): Promise<void> {
    const key = `${sort}\n${q.trim()}`;
    const more = this.#key === key && this.trouble === null && this.found !== null;
    const offset = more ? this.entries.length : 0;
    const limit = page * pageSize - offset;
    const mine = ++this.#asked;
    if (more && (limit <= 0 || offset >= (this.found?.total ?? 0))) {
      this.busy = false;
      return;
    }
    this.busy = true;
    try {
      const found = await rest.searchCatalogue({ q: q.trim(), sort, limit, offset });
      if (mine !== this.#asked) return;
      this.entries = offset > 0 ? [...this.entries, ...found.entries] : found.entries;
      this.found = found;
      this.trouble = null;
      this.#key = key;
      this.busy = false;
    } catch (e) {
      if (mine !== this.#asked) return;
      // What was found before stays, so that a query that is only half typed takes nothing away.
      this.trouble = troubleOf(q, e);
      this.#key = null;
      this.busy = false;
    }
  }
}

export const search = new Search();
