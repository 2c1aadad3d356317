import { queryOf, routeOf, type Route } from './routes';

let at = $state<{ path: string; query: string; hash: string }>(here());
const path = $derived(at.path);
// Only another path is another page; what else changes in the address is the page's own affair.
const route = $derived(routeOf(path));

function here() {
  return { path: location.pathname, query: location.search, hash: location.hash };
}

/** Where the reader is. */
export const router = {
  get route(): Route {
    return route;
  },
  get path(): string {
    return at.path;
  },
  /** The value of a name in the query, or null. */
  query(name: string): string | null {
    return queryOf(at.query, name);
  },
  get hash(): string {
    return at.hash;
  },
};

/**
 * The address's query for one page. While the next page is loaded the one before still stands: it keeps the query that
 * was its own.
 */
export function queryFor(page: Route['page']) {
  let last = at.query;
  const own = $derived.by(() => {
    if (route.page === page) last = at.query;
    return last;
  });
  return {
    /** The whole query, with its question mark if there is one. */
    get search(): string {
      return own;
    },
    /** The value of a name in the query, or null. */
    query(name: string): string | null {
      return queryOf(own, name);
    },
  };
}

/** Goes to an address of our own; `replace` leaves no step back. */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(history.state, '', address);
  else {
    // Coming back one wants to stand where one left.
    history.replaceState({ y: scrollY }, '');
    history.pushState(null, '', address);
  }
  at = here();
}

/** How far down the reader was here before, or 0. */
export function scrolled(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'y' in state && typeof state.y === 'number' ? state.y : 0;
}

/** Takes over Back, Forward and plain presses on links to our own pages. Returns how to stop. */
export function follow(): () => void {
  const back = () => {
    at = here();
  };
  const press = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    if (link.href !== location.href) go(link.href);
  };
  addEventListener('popstate', back);
  addEventListener('hashchange', back);
  document.addEventListener('click', press);
  at = here();
  return () => {
    removeEventListener('popstate', back);
    removeEventListener('hashchange', back);
    document.removeEventListener('click', press);
  };
}
