import { queryOf, routeOf, type Route } from './routes';

let at = $state<{ path: string; query: string; hash: string }>(here());
const route = $derived(routeOf(at.path));

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

/** Goes to an address of our own; `replace` leaves no step back. */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  at = here();
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
