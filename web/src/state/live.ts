import { withOwn } from '../protocol/book';
import { Commands, type Fate } from '../protocol/commands';
import { Refusal, rest } from '../protocol/rest';
import { Stream } from '../protocol/stream';
import type { CardBook, Command, CommandBody, DealDraft, ExplainRequest, SeatId, View } from '../protocol/types';
import { TableStore, type Port } from './table.svelte';

/** Milliseconds until what could not be fetched is asked for once more. */
const pause = 5000;
/** Milliseconds that a table is kept back at most until its cards have names. */
const patience = 1500;

/** The part of the card book that came last: who comes back to a table, or goes on to the next, has it at once. */
let kept: { readonly part: string; readonly cards: CardBook } | null = null;

/** A running table: its stream feeds the store, and what the store sends goes out on the same line. */
export class Live implements Port {
  readonly store: TableStore;
  private readonly stream: Stream;
  private readonly commands: Commands;
  /** The part of the card book that was asked for last, and whether its answer is on its way. */
  private wanted = '';
  private reading: Promise<void> | null = null;

  constructor(private readonly table: string) {
    const store = new TableStore(this);
    this.store = store;
    this.stream = new Stream(table, {
      message: (message) => {
        if (message.kind === 'reply') this.commands.reply(message);
        else store.hear(message);
        this.read(message.kind === 'view' ? message.view.table.book : this.wanted);
      },
      link: (link) => {
        store.stand(link);
        if (link === 'open') this.commands.back();
        else if (link === 'lost') this.commands.lost();
      },
    });
    this.commands = new Commands({
      socket: (text) => this.stream.send(text),
      post: (command) => this.post(command),
      later: (run, milliseconds) => window.setTimeout(run, milliseconds),
      never: (timer) => {
        window.clearTimeout(timer);
      },
      waiting: (_, stuck) => {
        store.stuck = stuck;
      },
    });
  }

  /** Takes over a view that was asked for, and waits for the names of its cards, but not for ever. */
  async begin(view: View): Promise<void> {
    this.store.hear({ kind: 'view', n: 0, view });
    this.read(view.table.book);
    if (!this.store.book)
      await Promise.race([this.reading, new Promise((resolve) => window.setTimeout(resolve, patience))]);
  }

  /** Opens the line. Returns how to close it. */
  open(): () => void {
    this.stream.open();
    this.read(this.store.view.table.book);
    return () => {
      this.stream.close();
      this.store.close();
    };
  }

  /**
   * Fetches the texts of the cards that can come into the game, unless they are there. What fails is tried again with a
   * later message.
   */
  private read(book: string): void {
    if (book === this.wanted && (this.reading || this.store.book)) return;
    this.wanted = book;
    this.reading = null;
    if (kept?.part === book) {
      this.store.book = this.whole(kept.cards);
      return;
    }
    this.reading = rest
      .cards(book)
      .then(
        (cards) => {
          kept = { part: book, cards };
          if (book === this.wanted) this.store.book = this.whole(cards);
        },
        () => new Promise<void>((resolve) => window.setTimeout(resolve, pause)),
      )
      .finally(() => {
        if (book === this.wanted) this.reading = null;
      });
  }

  private whole(cards: CardBook): CardBook {
    return withOwn(cards, this.store.view.table.cards);
  }

  /** Tries again at once. */
  reconnect(): void {
    this.stream.open();
  }

  send(command: CommandBody): Promise<Fate> {
    return this.commands.send(command);
  }

  explain(request: ExplainRequest) {
    return rest.explain(this.table, request);
  }

  checkDeal(draft: DealDraft) {
    return rest.checkDeal(this.table, draft);
  }

  hint(n: number, seat: SeatId) {
    return rest.hint(this.table, { n, seat });
  }

  older(before: number | undefined) {
    return rest.log(this.table, before);
  }

  again(): void {
    this.commands.back();
  }

  reload(): void {
    this.stream.restart();
  }

  private async post({ key, ...body }: Command): Promise<Fate> {
    try {
      const { result } = await rest.command(this.table, body, key);
      return { status: 200, result };
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      return { status: refusal.status, problem: refusal.problem };
    }
  }
}
