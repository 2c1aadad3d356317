import { inWords } from '../words/refused';
import { t } from '../words/words.svelte';
import type {
  BalanceWish,
  Branch,
  CardBook,
  CardPattern,
  CardReading,
  CardSkeleton,
  CatalogueComparison,
  CatalogueDraw,
  CatalogueFound,
  CataloguePage,
  CatalogueWords,
  Command,
  CommandBody,
  CreatedTable,
  DealCheck,
  DealDraft,
  ExplainRequest,
  Explanation,
  Fortunes,
  GameSummary,
  Hint,
  HintRequest,
  LessonName,
  LessonText,
  LogEvent,
  Misses,
  NewTable,
  OwnCardsInfo,
  Problem,
  PuzzleDay,
  Replay,
  RuleBook,
  ScenarioDraft,
  ScenarioResult,
  SeatChange,
  SeatId,
  SeatLink,
  SessionView,
  TableName,
  TableSummary,
  View,
  WorkshopWord,
} from './types';

/** The server said no, with its reasons; or it could not be reached, which is status 0. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail ?? problem.title);
    this.name = 'Refusal';
  }

  get status(): number {
    return this.problem.status;
  }
}

const root = '/api/v1';

function send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  return fetch(root + path, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  let said: unknown;
  try {
    response = await send(method, path, body);
    said = response.headers.get('Content-Type')?.includes('json') ? await response.json() : undefined;
  } catch {
    throw unreachable();
  }
  if (response.ok && said !== undefined) return said as T;
  throw refused(response, said);
}

function refused(response: Response, said: unknown): Refusal {
  if (isProblem(said)) return new Refusal(inWords(said));
  // Nobody but the server speaks for it: a proxy that cannot reach it, or a login page in between, has refused nothing.
  if (response.ok || response.status >= 500) return unreachable();
  return new Refusal({ type: 'about:blank', title: response.statusText || t('rest.failed'), status: response.status });
}

/** What comes bit by bit, until the signal ends it. */
async function stream(
  path: string,
  body: unknown,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  let response: Response;
  let said: unknown;
  try {
    response = await send('POST', path, body, signal);
    if (response.ok && response.body) return response.body;
    said = response.headers.get('Content-Type')?.includes('json') ? await response.json() : undefined;
  } catch (e) {
    if (signal.aborted) throw e;
    throw unreachable();
  }
  throw refused(response, said);
}

function unreachable(): Refusal {
  return new Refusal({ type: 'about:blank', title: t('rest.offline'), status: 0 });
}

function isProblem(said: unknown): said is Problem {
  return typeof said === 'object' && said !== null && 'title' in said && 'status' in said;
}

/** A key under which the server does a command only once, however often it is sent. */
export function commandKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const game = (id: string) => `/games/${encodeURIComponent(id)}`;

type Asked = Readonly<Record<string, string | number | undefined>>;

/** An address of the catalogue; what is empty or undefined is left out. */
function catalogue(path: string, asked: Asked = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined && value !== '') params.set(name, String(value));
  const query = params.toString();
  return `/catalogue/${path}${query ? `?${query}` : ''}`;
}

/** Every address of the server, as functions. Each rejects with a {@link Refusal}. */
export const rest = {
  rules: () => call<RuleBook>('GET', '/rules'),
  /** The cards; those alone that a table's view asks for (`table.book`), if it does. */
  cards: (book?: string) => call<CardBook>('GET', book ? `/cards?${book}` : '/cards'),
  /** The puzzle of a day, written as `2026-11-24`; `today` for that of today. */
  puzzle: (day: string) => call<PuzzleDay>('GET', `/puzzles/${encodeURIComponent(day)}`),
  createPuzzle: (day: string, me: string) => call<CreatedTable>('POST', `/puzzles/${encodeURIComponent(day)}`, { me }),
  /** The lessons, named in a language; in English where they have none. */
  lessons: (language: string) => call<LessonName[]>('GET', `/lessons?language=${encodeURIComponent(language)}`),
  /** All that is said in a lesson. */
  lesson: (id: string, language: string) =>
    call<LessonText>('GET', `/lessons/${encodeURIComponent(id)}?language=${encodeURIComponent(language)}`),
  tables: () => call<TableSummary[]>('GET', '/tables'),
  createTable: (wish: NewTable) => call<CreatedTable>('POST', '/tables', wish),
  table: (id: string) => call<TableSummary | TableName>('GET', table(id)),
  enter: (id: string, secret: string, name?: string) =>
    call<{ seat: SeatId }>('POST', `${table(id)}/enter`, name ? { secret, name } : { secret }),
  setSeat: (id: string, seat: SeatId, change: SeatChange) =>
    call<SeatLink>('PUT', `${table(id)}/seats/${seat}`, change),
  newLink: (id: string, seat: SeatId) => call<SeatLink>('POST', `${table(id)}/seats/${seat}/link`),
  sessions: (id: string) => call<SessionView[]>('GET', `${table(id)}/sessions`),
  endSession: (id: string, session: string) => call<object>('DELETE', `${table(id)}/sessions/${session}`),
  view: (id: string) => call<View>('GET', `${table(id)}/view`),
  log: (id: string, before?: number) =>
    call<LogEvent[]>('GET', `${table(id)}/log${before === undefined ? '' : `?before=${before}`}`),
  command: (id: string, body: CommandBody, key = commandKey()) =>
    call<{ done: boolean; result?: Record<string, unknown> }>('POST', `${table(id)}/commands`, {
      ...body,
      key,
    } satisfies Command),
  explain: (id: string, ask: ExplainRequest) => call<Explanation>('POST', `${table(id)}/explain`, ask),
  hint: (id: string, ask: HintRequest) => call<Hint>('POST', `${table(id)}/hint`, ask),
  checkDeal: (id: string, draft: DealDraft) => call<DealCheck>('POST', `${table(id)}/deal/check`, draft),
  game: (id: string) => call<GameSummary>('GET', game(id)),
  replay: (id: string, as = 'public') => call<Replay>('GET', `${game(id)}/replay?as=${encodeURIComponent(as)}`),
  /** Of a table that is set aside. */
  setAsideAddress: (id: string) => `${root}${table(id)}/record`,
  recordAddress: (id: string) => `${root}${game(id)}/record`,
  fortunes: (id: string) => call<Fortunes>('GET', `${game(id)}/fortunes`),
  misses: (id: string, as: SeatId) => call<Misses>('GET', `${game(id)}/misses?as=${as}`),
  explainGame: (id: string, ask: ExplainRequest) => call<Explanation>('POST', `${game(id)}/explain`, ask),
  searchCatalogue: (asked: { q: string; sort: string; limit: number; offset: number }) =>
    call<CatalogueFound>('GET', catalogue('search', asked)),
  catalogueEntry: (id: string) => call<CataloguePage>('GET', catalogue(`entries/${encodeURIComponent(id)}`)),
  compareCatalogue: (ids: readonly string[]) =>
    call<CatalogueComparison>('GET', catalogue('comparison', { ids: ids.join(',') })),
  drawCatalogue: (asked: { q: string; count: number; seed: string }) =>
    call<CatalogueDraw>('GET', catalogue('draw', asked)),
  catalogueWords: () => call<CatalogueWords>('GET', catalogue('words')),
  /** Where what a search finds can be fetched as a file. */
  exportAddress: (asked: Asked) => root + catalogue('export', asked),
  /** What people may do here with cards of their own. */
  ownCards: () => call<OwnCardsInfo>('GET', '/workshop/open'),
  workshopWords: () => call<WorkshopWord[]>('GET', '/workshop/words'),
  cardPatterns: () => call<CardPattern[]>('GET', '/workshop/patterns'),
  /** What a card's file says, or what is wrong with it. */
  readCard: (text: string) => call<CardReading>('POST', '/workshop/card', { text }),
  /** Scenarios for a card, to begin from. */
  cardSkeletons: (text: string) => call<CardSkeleton[]>('POST', '/workshop/skeletons', { text }),
  runScenarios: (wish: ScenarioDraft) => call<ScenarioResult[]>('POST', '/workshop/scenarios', wish),
  /** Lines of JSON, each a step of a measurement, as long as they are read. */
  balance: (wish: BalanceWish, signal: AbortSignal) => stream('/workshop/balance', wish, signal),
  branch: (id: string, wish: Branch) => call<CreatedTable>('POST', `${game(id)}/branch`, wish),
};
