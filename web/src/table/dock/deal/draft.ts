import { systemOf, type Row } from '../../../board/model';
import type { DealDraft, DealTerm, DealVersion, DealView } from '../../../protocol/types';
import { harmless } from './danger';
import { named } from '../../../variants/asked';

export type Half = 'give' | 'get';
export type PromiseDraft = NonNullable<DealDraft['promises']>[number];

/** An offer as one main player is putting it together. Values only; what is legal the server says. */
export interface Draft {
  readonly give: readonly DealTerm[];
  readonly get: readonly DealTerm[];
  readonly promises: readonly PromiseDraft[];
}

export const nothing: Draft = { give: [], get: [], promises: [] };

export function isEmpty(draft: Draft): boolean {
  return draft.give.length + draft.get.length + draft.promises.length === 0;
}

/** What the server gets of it. */
export function sent(draft: Draft): DealDraft {
  const locked = [...draft.give, ...draft.get].filter((term) => term.locked).map((term) => term.notation);
  return {
    give: draft.give.map((term) => term.notation),
    get: draft.get.map((term) => term.notation),
    ...(locked.length > 0 ? { locked } : {}),
    ...(draft.promises.length > 0 ? { promises: [...draft.promises] } : {}),
  };
}

/** Puts a term in. Random cards are one term with a number, and each side grants one colony at most. */
export function add(draft: Draft, half: Half, term: DealTerm): Draft {
  const only = isSingle(term.kind) || term.kind === 'colony';
  const kept = only ? draft[half].filter((one) => one.kind !== term.kind) : draft[half];
  return { ...draft, [half]: [...kept, { ...term, locked: false }] };
}

export function remove(draft: Draft, half: Half, at: number): Draft {
  return { ...draft, [half]: draft[half].filter((_, position) => position !== at) };
}

/** Says that a term is not up for change, or that it is again. */
export function lock(draft: Draft, half: Half, at: number): Draft {
  return {
    ...draft,
    [half]: draft[half].map((term, position) => (position === at ? { ...term, locked: !term.locked } : term)),
  };
}

/** Terms of which there is one with a number: random cards, cards of a pile, ships freed from the warp. */
export type Counted = 'cards' | 'pile' | 'tokens' | 'free';
export const isCounted = (kind: DealTerm['kind']): kind is Counted =>
  kind === 'cards' || kind === 'pile' || kind === 'tokens' || kind === 'free';

/** Kinds of which a half has one term at most. */
export const isSingle = (kind: DealTerm['kind']): boolean => isCounted(kind) || (named('terms', kind)?.single ?? false);

/** So many of them; none takes the term out. */
export function counted(draft: Draft, half: Half, kind: Counted, count: number): Draft {
  const without = draft[half].filter((term) => term.kind !== kind);
  if (count <= 0) return { ...draft, [half]: without };
  return { ...draft, [half]: [...without, { notation: `${kind} ${count}`, kind, count, locked: false }] };
}

export function promise(draft: Draft, made: PromiseDraft): Draft {
  return { ...draft, promises: [...draft.promises, made] };
}

export function unpromise(draft: Draft, at: number): Draft {
  return { ...draft, promises: draft.promises.filter((_, position) => position !== at) };
}

/** A version as the player of `me` sees it: what it gives, what it gets, and who promises what. */
export function draftOf(version: DealVersion, deal: Pick<DealView, 'offense'>, me: string): Draft {
  const offense = me === deal.offense;
  const mine = version.by === me;
  return {
    give: offense ? version.offenseGives : version.defenseGives,
    get: offense ? version.defenseGives : version.offenseGives,
    promises: version.promises.map((one) => ({ ...one, by: (one.by === 'me') === mine ? 'me' : 'you' })),
  };
}

const key = (term: DealTerm) => term.notation;
const keyOf = (one: PromiseDraft) => `${one.kind} ${one.by ?? 'me'} ${one.text ?? ''}`;

function tally<T>(items: readonly T[], name: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(name(item), (counts.get(name(item)) ?? 0) + 1);
  return counts;
}

function alike(a: Map<string, number>, b: Map<string, number>): boolean {
  return a.size === b.size && [...a].every(([name, count]) => b.get(name) === count);
}

/** Whether two offers have the same content, in whatever order. */
export function same(a: Draft, b: Draft): boolean {
  return (
    alike(tally(a.give, key), tally(b.give, key)) &&
    alike(tally(a.get, key), tally(b.get, key)) &&
    alike(tally(a.promises, keyOf), tally(b.promises, keyOf))
  );
}

/** What came in and what went out between two offers. */
export interface Change {
  readonly half: Half;
  readonly term: DealTerm;
  readonly added: boolean;
}

export function changes(before: Draft, after: Draft): Change[] {
  return (['give', 'get'] as const).flatMap((half) => [
    ...missing(after[half], before[half]).map((term) => ({ half, term, added: true })),
    ...missing(before[half], after[half]).map((term) => ({ half, term, added: false })),
  ]);
}

/** Terms of the first list that the second lacks. */
function missing(terms: readonly DealTerm[], others: readonly DealTerm[]): DealTerm[] {
  const left = tally(others, key);
  return terms.filter((term) => {
    const count = left.get(key(term)) ?? 0;
    left.set(key(term), count - 1);
    return count <= 0;
  });
}

/** Which kinds of term one side can give. */
export function kinds(allowed: readonly DealTerm[]): ReadonlySet<DealTerm['kind']> {
  return new Set(allowed.map((term) => term.kind));
}

export function mostOf(allowed: readonly DealTerm[], kind: Counted): number {
  return Math.max(0, ...allowed.map((term) => (term.kind === kind ? (term.count ?? 0) : 0)));
}

/** Terms of a kind that can still go in: of my own cards only as many of a face as I hold. */
export function left(
  allowed: readonly DealTerm[],
  kind: DealTerm['kind'],
  inOffer: readonly DealTerm[],
  held: (notation: string) => number,
): DealTerm[] {
  const used = tally(inOffer, key);
  return allowed.filter((term) => term.kind === kind && (used.get(term.notation) ?? 0) < held(term.notation));
}

// ---- quick offers: drafts that are good to start from

export const quickOffers = ['colonies', 'cards', 'colony-for-card', 'avoid'] as const;
export type QuickOffer = (typeof quickOffers)[number];

/** The colony one would rather grant: one outside the receiver's own system, foreign to the giver if there is one. */
function colony(
  systems: readonly Row[],
  allowed: readonly DealTerm[],
  giver: string,
  receiver: string,
): DealTerm | undefined {
  const colonies = allowed.filter((term) => term.kind === 'colony');
  const system = (term: DealTerm) => systemOf(systems, term.planet ?? term.notation.replace('colony ', ''));
  return (
    colonies.find((term) => system(term) !== receiver && system(term) !== giver) ??
    colonies.find((term) => system(term) !== receiver) ??
    colonies[0]
  );
}

/** A quick offer filled in, or null where one of its terms cannot be given. */
export function quick(which: QuickOffer, deal: DealView, me: string, systems: readonly Row[] = []): Draft | null {
  const other = me === deal.offense ? deal.defense : deal.offense;
  const mine = harmless(deal.allowed?.[me] ?? []);
  const theirs = deal.allowed?.[other] ?? [];
  const one = (terms: readonly DealTerm[]) => terms.find((term) => term.kind === 'cards' && term.count === 1);
  const offer = (give: DealTerm | undefined | null, get: DealTerm | undefined | null): Draft | null =>
    give === undefined || get === undefined ? null : { give: give ? [give] : [], get: get ? [get] : [], promises: [] };
  switch (which) {
    case 'colonies':
      return offer(colony(systems, mine, me, other), colony(systems, theirs, other, me));
    case 'cards':
      return offer(one(mine), one(theirs));
    case 'colony-for-card':
      return offer(colony(systems, mine, me, other), one(theirs));
    case 'avoid':
      return offer(one(mine), null) ?? offer(null, one(theirs));
  }
}
