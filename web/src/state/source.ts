import { getContext, setContext } from 'svelte';
import type {
  CardBook,
  CommandBody,
  DealCheck,
  DealDraft,
  ExplainRequest,
  Explanation,
  LogEvent,
  Problem,
  View,
} from '../protocol/types';

/** The tabs of the panel beside the table. */
export const dockTabs = ['log', 'since', 'moments', 'deal', 'chat', 'why', 'help'] as const;
export type DockTab = (typeof dockTabs)[number];

/** What one can ask why: something that the server explains, or a question that one is asked oneself. */
export type WhyRequest = ExplainRequest | { readonly ask: 'question'; readonly prompt: string; readonly n: number };

/** What became of a command: status 200, or a refusal with its reasons. */
export interface Fate {
  readonly status: number;
  readonly problem?: Problem | undefined;
  readonly result?: Record<string, unknown> | undefined;
}

/** A finished game as a whole, whatever of it is shown. */
export interface Course {
  /** Its address. */
  readonly game: string;
  /** All that happened, oldest first. */
  readonly events: readonly LogEvent[];
  /** Addresses of events that the reader has marked, in the order of the game. */
  readonly marks: readonly string[];
  /** Sets a mark, or takes it away where there is one. */
  mark(address: string): void;
}

/**
 * What the parts of a table's page take from its store. A running table and a replay both give it, so that the same
 * parts show both; a replay's `send` refuses.
 */
export interface TableSource {
  readonly view: View;
  /** Every event that is loaded, oldest first. */
  readonly log: readonly LogEvent[];
  readonly book: CardBook | null;
  /** The server's clock in milliseconds. */
  now(): number;
  /** Loads earlier events; false when there are none. */
  older(): Promise<boolean>;
  send(command: CommandBody): Promise<Fate>;
  explain(request: ExplainRequest): Promise<Explanation>;
  checkDeal(draft: DealDraft): Promise<DealCheck>;

  /** What the Why tab is about. */
  readonly why: WhyRequest | null;
  /** Asks it and brings the Why tab forward. */
  openWhy(request: WhyRequest): void;
  readonly tab: DockTab;
  openTab(tab: DockTab): void;
  /** Number of the last event that was there when the reader moved; null where nobody has moved on this page yet. */
  readonly moved?: number | null | undefined;
  /** Whether what a battle came to is being counted up over the board, and not to be told before. */
  readonly counting?: boolean | undefined;
  /** In a replay: winds to an event; false when it is the one that is shown. */
  readonly goTo?: ((event: number) => boolean) | undefined;
  /** In a replay: the whole of it. */
  readonly course?: Course | undefined;
  /** Marks places on the board for a moment; an empty list takes the marks away. */
  highlight(places: readonly string[]): void;
  /** Numbers at planets, by planet: those of the lines of a list that is open. */
  pin(pins: Readonly<Record<string, string>>): void;
  /** Shows a card, alien or effect large. */
  openCard(id: string): void;
  /** Puts an answer into the prompt bar without sending it. */
  compose(prompt: string, answer: string): void;
}

const here = Symbol.for('table source');

export const provideSource = (source: TableSource): TableSource => setContext(here, source);
/** The table that a component belongs to; undefined outside of one, as in a test of a single part. */
export const useSource = (): TableSource | undefined => getContext<TableSource | undefined>(here);
