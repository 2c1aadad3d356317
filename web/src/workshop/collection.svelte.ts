import { Refusal, rest } from '../protocol/rest';
import type { HouseCardInfo } from '../protocol/types';
import { said } from '../words/refused';
import { t } from '../words/words.svelte';
import '../words/later/workshop';
import { joined, parted, unbound } from './bundle';
import { place } from './kept';

/*
 * The cards that this browser keeps, each with its scenarios and its verdict. They leave it in one file and come from one;
 * either all of a file is taken in or nothing of it.
 */

/** A card that is kept, with what lists say of it. */
export interface KeptCard {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly author: string;
  readonly digest: string;
  /** What its players read. */
  readonly says: string;
  /** Its file, with all that belongs to it. */
  readonly whole: string;
}

/** As many come to a table. */
export const mostAtTable = 8;
/** More are not kept. */
export const mostKept = 40;
/** A card with all that belongs to it is never longer. */
export const longestWhole = 60_000;
/** A file with a collection is never longer. */
export const longestFile = mostKept * longestWhole;

const texts = ['id', 'kind', 'name', 'author', 'digest', 'says', 'whole'] as const;

function isKept(value: unknown): value is KeptCard {
  if (typeof value !== 'object' || value === null) return false;
  const from = value as Readonly<Record<string, unknown>>;
  return texts.every((name) => typeof from[name] === 'string') && (from['whole'] as string).length <= longestWhole;
}

function stored(): readonly KeptCard[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** A card as it is kept. */
export const asKept = (card: HouseCardInfo, whole: string): KeptCard => ({
  id: card.id,
  kind: card.kind,
  name: card.name,
  author: card.author,
  digest: card.digest,
  says: card.faces[0]?.text ?? '',
  whole,
});

class Collection {
  cards = $state.raw(stored());

  /** The card of a name as it is kept; null: none. */
  of(id: string): KeptCard | null {
    return this.cards.find((one) => one.id === id) ?? null;
  }

  /**
   * Keeps a card, in the place of one with its name.
   *
   * @returns what is in the way; empty when it is kept
   */
  keep(card: KeptCard): string {
    const others = this.cards.filter((one) => one.id !== card.id);
    if (others.length >= mostKept) return t('workshop.collection.full', { count: mostKept });
    return this.#put([...others, card]);
  }

  remove(id: string): void {
    this.#put(this.cards.filter((one) => one.id !== id));
  }

  /** All of it as one file. */
  text(): string {
    return joined(this.cards.map((one) => one.whole));
  }

  /**
   * Takes in the cards of a file: all of them, or none.
   *
   * @returns what is in the way; empty when they are kept
   */
  async take(text: string): Promise<string> {
    if (text.length > longestFile) return t('workshop.collection.long');
    const wholes = parted(text.replaceAll('\r\n', '\n').replaceAll('\t', '  '));
    if (wholes.length > mostKept) return t('workshop.collection.full', { count: mostKept });
    const read: KeptCard[] = [];
    for (const [at, whole] of wholes.entries()) {
      if (whole.length > longestWhole) return t('workshop.collection.large', { place: at + 1 });
      const found = await reading(unbound(whole).card);
      if (typeof found === 'string') return t('workshop.collection.broken', { place: at + 1, why: found });
      if (read.some((one) => one.id === found.id)) return t('workshop.collection.twice', { card: found.name });
      const known = this.of(found.id);
      if (known && known.whole !== whole) return t('workshop.collection.known', { card: found.name });
      read.push(asKept(found, whole));
    }
    const others = this.cards.filter((one) => !read.some((other) => other.id === one.id));
    if (others.length + read.length > mostKept) return t('workshop.collection.full', { count: mostKept });
    return this.#put([...others, ...read]);
  }

  #put(cards: readonly KeptCard[]): string {
    const ordered = cards.toSorted((a, b) => a.name.localeCompare(b.name));
    try {
      localStorage.setItem(place, JSON.stringify(ordered));
    } catch {
      return t('workshop.collection.room');
    }
    this.cards = ordered;
    return '';
  }
}

/** What a text says as a card, or what is wrong with it. */
async function reading(text: string): Promise<HouseCardInfo | string> {
  try {
    const { card, problems } = await rest.readCard(text);
    const [first] = problems;
    return card ?? (first ? (said(first.said) ?? first.text) : t('app.failed'));
  } catch (e) {
    return e instanceof Refusal ? e.message : t('app.failed');
  }
}

/** The collection of this browser. */
export const collection = new Collection();
