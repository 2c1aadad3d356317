/** Pages of the application with what their addresses carry. */
export type Route =
  | { page: 'home' | 'new' | 'watch' | 'workshop' | 'help' | 'settings' | 'art' | 'artTable' | 'unknown' }
  | { page: 'catalogue' | 'catalogueCompare' | 'catalogueDraw' }
  | { page: 'catalogueEntry'; entry: string }
  | { page: 'learn' }
  | { page: 'lesson'; lesson: string }
  | { page: 'puzzle'; day: string }
  | { page: 'table'; table: string }
  | { page: 'game'; game: string };

const id = '[0-9a-hjkmnp-tv-z]{10}';
const table = new RegExp(`^/t/(${id})/?$`);
const game = new RegExp(`^/g/(${id})/?$`);
const lesson = /^\/learn\/([a-z][a-z-]{0,39})\/?$/;
const day = /^\/puzzle\/(\d{4}-\d{2}-\d{2})\/?$/;
const entry = /^\/catalogue\/([\w.%-]{1,120})\/?$/;

/** The page that an address's path names. */
export function routeOf(path: string): Route {
  switch (path.length > 1 ? path.replace(/\/$/, '') : path) {
    case '/':
      return { page: 'home' };
    case '/new':
      return { page: 'new' };
    case '/learn':
      return { page: 'learn' };
    case '/puzzle':
      return { page: 'puzzle', day: 'today' };
    case '/watch':
      return { page: 'watch' };
    case '/workshop':
      return { page: 'workshop' };
    case '/help':
      return { page: 'help' };
    case '/settings':
      return { page: 'settings' };
    case '/catalogue':
      return { page: 'catalogue' };
    case '/catalogue/compare':
      return { page: 'catalogueCompare' };
    case '/catalogue/draw':
      return { page: 'catalogueDraw' };
    case '/art':
      return { page: 'art' };
    case '/art/table':
      return { page: 'artTable' };
  }
  const atTable = table.exec(path)?.[1];
  if (atTable) return { page: 'table', table: atTable };
  const atGame = game.exec(path)?.[1];
  if (atGame) return { page: 'game', game: atGame };
  const inLearn = lesson.exec(path)?.[1];
  if (inLearn) return { page: 'lesson', lesson: inLearn };
  const ofDay = day.exec(path)?.[1];
  if (ofDay) return { page: 'puzzle', day: ofDay };
  const inCatalogue = entry.exec(path)?.[1];
  if (inCatalogue) return { page: 'catalogueEntry', entry: inCatalogue };
  return { page: 'unknown' };
}

/** The value of a name in an address's query, or null. */
export function queryOf(query: string, name: string): string | null {
  return new URLSearchParams(query).get(name);
}
