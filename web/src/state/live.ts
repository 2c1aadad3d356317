import { Commands, type Fate } from '../protocol/commands';
import { Refusal, rest } from '../protocol/rest';
import { Stream } from '../protocol/stream';
import type { Command, CommandBody, DealDraft, ExplainRequest, SeatId } from '../protocol/types';
import { TableStore, type Port } from './table.svelte';

/** A running table: its stream feeds the store, and what the store sends goes out on the same line. */
export class Live implements Port {
  readonly store: TableStore;
  private readonly stream: Stream;
  private readonly commands: Commands;

  constructor(private readonly table: string) {
    const store = new TableStore(this);
    this.store = store;
    this.stream = new Stream(table, {
      message: (message) => {
        if (message.kind === 'reply') this.commands.reply(message);
        else store.hear(message);
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

  /** Opens the line; the cards' texts come beside it. Returns how to close it. */
  open(): () => void {
    this.stream.open();
    rest.cards().then(
      (book) => {
        this.store.book = book;
      },
      () => undefined,
    );
    return () => {
      this.stream.close();
      this.store.close();
    };
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
