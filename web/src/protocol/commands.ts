import { commandKey } from './rest';
import { inWords } from '../words/refused';
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
  /** How often it was posted in vain. */
  tries: number;
}

const patience = 8_000;
/** Milliseconds between one try in vain and the next; after the last the command counts as not sent. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000] as const;

/**
 * Commands on their way. Each goes over the socket, or is posted where there is none; one whose answer was lost with the
 * line, or that did not get through, is sent again under the same key, which the server carries out only once.
 */
export class Commands {
  private readonly pending = new Map<string, Pending>();

  constructor(private readonly roads: Roads) {}

  send(body: CommandBody): Promise<Fate> {
    const command: Command = { ...body, key: commandKey() };
    return new Promise((done) => {
      const one: Pending = { command, done, timer: 0, stuck: false, tries: 0 };
      this.pending.set(command.key, one);
      this.go(one);
      this.tell();
    });
  }

  /** The server's answer on the socket. */
  reply(reply: Reply): void {
    this.finish(reply.key, {
      status: reply.status,
      problem: reply.problem && inWords(reply.problem),
      result: reply.result,
    });
  }

  /** The line is gone: nobody knows what became of those without an answer. */
  lost(): void {
    for (const one of this.pending.values()) {
      this.roads.never(one.timer);
      one.stuck = true;
    }
    this.tell();
  }

  /** The line is back, or somebody does not want to wait: those without an answer go out again. */
  back(): void {
    for (const one of this.pending.values()) {
      if (!one.stuck) continue;
      this.roads.never(one.timer);
      one.stuck = false;
      this.go(one);
    }
    this.tell();
  }

  private go(one: Pending): void {
    const { command } = one;
    if (this.roads.socket(JSON.stringify(command)))
      one.timer = this.roads.later(() => {
        this.post(command.key);
      }, patience);
    else this.post(command.key);
  }

  private post(key: string): void {
    const one = this.pending.get(key);
    if (!one) return;
    this.roads.post(one.command).then(
      (fate) => {
        if (fate.status !== 0) this.finish(key, fate);
        else this.failed(key, fate);
      },
      () => {
        this.failed(key, { status: 0 });
      },
    );
  }

  /** It did not get through, or nobody knows; the next try comes later. */
  private failed(key: string, fate: Fate): void {
    const one = this.pending.get(key);
    if (!one) return;
    const pause = pauses[one.tries++];
    if (pause === undefined) {
      this.finish(key, fate);
      return;
    }
    one.stuck = true;
    this.roads.never(one.timer);
    one.timer = this.roads.later(() => {
      this.post(key);
    }, pause);
    this.tell();
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
