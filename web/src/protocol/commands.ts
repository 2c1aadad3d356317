import { commandKey } from './rest';
import type { Command, CommandBody, Problem, Reply } from './types';

/** What became of a command: 200 done, otherwise the problem that the server named. Status 0: never sent. */
export interface Fate {
  status: number;
  problem?: Problem | undefined;
  result?: Record<string, unknown> | undefined;
}

/** The two roads to the server; tests bring their own. */
export interface Roads {
  /** Sends on the socket; false when there is none. */
  socket: (text: string) => boolean;
  post: (command: Command) => Promise<Fate>;
  later: (run: () => void, milliseconds: number) => number;
  never: (timer: number) => void;
  /** Tells how many commands wait for an answer, and how many of those may have been lost on the way. */
  waiting?: (all: number, stuck: number) => void;
}

interface Pending {
  command: Command;
  done: (fate: Fate) => void;
  timer: number;
  stuck: boolean;
}

const patience = 8_000;

/**
 * Commands on their way. Each goes over the socket, or is posted where there is none; one whose answer was lost with the
 * line is sent again under the same key, which the server carries out only once.
 */
export class Commands {
  private readonly pending = new Map<string, Pending>();

  constructor(private readonly roads: Roads) {}

  send(body: CommandBody): Promise<Fate> {
    const command: Command = { ...body, key: commandKey() };
    if (!this.roads.socket(JSON.stringify(command))) return this.roads.post(command);
    return new Promise((done) => {
      const timer = this.watch(command.key);
      this.pending.set(command.key, { command, done, timer, stuck: false });
      this.tell();
    });
  }

  /** The server's answer on the socket. */
  reply(reply: Reply): void {
    this.finish(reply.key, { status: reply.status, problem: reply.problem, result: reply.result });
  }

  /** The line is gone: nobody knows what became of those without an answer. */
  lost(): void {
    for (const one of this.pending.values()) {
      this.roads.never(one.timer);
      one.stuck = true;
    }
    this.tell();
  }

  /** The line is back: those without an answer go out again. */
  back(): void {
    for (const [key, one] of this.pending) {
      if (!one.stuck) continue;
      one.stuck = false;
      one.timer = this.watch(key);
      if (!this.roads.socket(JSON.stringify(one.command))) this.post(key);
    }
    this.tell();
  }

  private watch(key: string): number {
    return this.roads.later(() => {
      this.post(key);
    }, patience);
  }

  private post(key: string): void {
    const one = this.pending.get(key);
    if (!one) return;
    this.roads.post(one.command).then(
      (fate) => {
        if (fate.status !== 0) this.finish(key, fate);
        else if (this.pending.has(key)) {
          one.stuck = true;
          this.tell();
        }
      },
      () => {
        one.stuck = true;
        this.tell();
      },
    );
  }

  private finish(key: string, fate: Fate): void {
    const one = this.pending.get(key);
    if (!one) return;
    this.pending.delete(key);
    this.roads.never(one.timer);
    this.tell();
    one.done(fate);
  }

  private tell(): void {
    const all = [...this.pending.values()];
    this.roads.waiting?.(all.length, all.filter((one) => one.stuck).length);
  }
}
