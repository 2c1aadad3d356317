/** What the reader has chosen on the search page: all of it stands in the address. */
export interface Wanted {
  /** The query as it was typed. */
  q: string;
  /** Fields by which results stand, or empty: the best first. */
  sort: string;
  view: View;
  /** Null: what suits the view. */
  flares: FlareStyle | null;
  timing: TimingStyle;
  /** What is hidden; null: what suits the view. */
  hide: readonly Hideable[] | null;
  /** How many pages of results are shown, one after another. */
  page: number;
}

export const views = ['list', 'cards', 'text'] as const;
export type View = (typeof views)[number];

export const flareStyles = ['retained', 'one-shot', 'con-wild-super', 'all', 'none'] as const;
export type FlareStyle = (typeof flareStyles)[number];

export const timingStyles = ['strip', 'words', 'classic'] as const;
export type TimingStyle = (typeof timingStyles)[number];

export const hideables = ['history', 'art', 'author', 'theme', 'notes', 'type', 'experience'] as const;
export type Hideable = (typeof hideables)[number];

/** Orders that the page offers; the address takes any that the server knows. */
export const sorts = [
  'name',
  'kind',
  'origin',
  'author',
  'theme',
  'type',
  'experience',
  'obligation',
  'cost',
  'year',
  'win',
] as const;

/** Results that come at a time. */
export const pageSize = 50;
/** As many as the server gives at once. */
const mostPages = 20;

export const plain: Wanted = {
  q: '',
  sort: '',
  view: 'list',
  flares: null,
  timing: 'strip',
  hide: null,
  page: 1,
};

function one<T extends string>(text: string | null, allowed: readonly T[]): T | null {
  return allowed.find((value) => value === text) ?? null;
}

/** What an address's query means; what it says wrongly is as if it were not said. */
export function read(query: string, usual: View = plain.view): Wanted {
  const params = new URLSearchParams(query);
  const hide = params.get('hide');
  const page = Math.trunc(Number(params.get('page') ?? '1'));
  const sort = params.get('sort') ?? '';
  return {
    q: params.get('q') ?? '',
    sort: sort === 'relevance' ? '' : sort,
    view: one(params.get('view'), views) ?? usual,
    flares: one(params.get('flares'), flareStyles),
    timing: one(params.get('timing'), timingStyles) ?? plain.timing,
    hide: hide === null ? null : hideables.filter((word) => hide.split(',').includes(word)),
    page: page >= 1 ? Math.min(page, mostPages) : 1,
  };
}

/** Colons, commas and slashes may stand in a query as they are; so addresses can be read. */
function readable(params: URLSearchParams): string {
  return params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%2F', '/');
}

/** The address of a page with these values in its query; empty ones are left out. */
export function addressOf(path: string, values: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  const query = readable(params);
  return query ? `${path}?${query}` : path;
}

/** The lasting address of what the reader has chosen. */
export function write(wanted: Wanted, usual: View = plain.view): string {
  const { q, sort, view, flares, timing, hide, page } = wanted;
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (sort) params.set('sort', sort);
  if (view !== usual || usual !== plain.view) params.set('view', view);
  if (flares) params.set('flares', flares);
  if (timing !== plain.timing) params.set('timing', timing);
  // Nothing hidden is a choice as well.
  if (hide) params.set('hide', hide.join(','));
  if (page > 1) params.set('page', String(page));
  const query = readable(params);
  return query ? `/catalogue?${query}` : '/catalogue';
}

/** The search page with this query and nothing else chosen. */
export function searchAddress(q: string): string {
  return addressOf('/catalogue', { q });
}

export function entryAddress(id: string): string {
  return `/catalogue/${encodeURIComponent(id)}`;
}

export function compareAddress(ids: readonly string[]): string {
  return addressOf('/catalogue/compare', { ids: ids.join(',') });
}

export function drawAddress(q: string, count = 4, seed = ''): string {
  return addressOf('/catalogue/draw', { q, count: count === 4 ? null : String(count), seed });
}

/** A condition on one field; values of several words come in quotation marks. */
export function condition(field: string, value: string): string {
  return /^[\w.-]+$/.test(value) ? `${field}:${value}` : `${field}:"${value.replaceAll('"', '')}"`;
}

/** What is hidden in this view. */
export function hiddenIn({ view, hide }: Pick<Wanted, 'view' | 'hide'>): readonly Hideable[] {
  // A line is short, and a face is what is printed.
  return hide ?? (view === 'text' ? [] : ['history', 'art', 'notes']);
}

/** The style of flares in this view. */
export function flaresIn({ view, flares }: Pick<Wanted, 'view' | 'flares'>): FlareStyle {
  return flares ?? (view === 'text' ? 'retained' : 'none');
}
