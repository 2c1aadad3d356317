import type { Bye, Message } from './types';

/** Where the stream stands; a page shows a banner when it stays `lost` for three seconds. */
export type Link = 'opening' | 'open' | 'lost' | 'closed';

interface Listener {
  message: (message: Message) => void;
  link: (link: Link) => void;
}

/** What of the browser the stream needs; tests bring their own. */
export interface Doors {
  socket: (address: string) => WebSocket;
  events: (address: string) => EventSource;
  later: (run: () => void, milliseconds: number) => number;
  never: (timer: number) => void;
}

const browser: Doors = {
  socket: (address) => new WebSocket(address),
  events: (address) => new EventSource(address),
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  never: (timer) => {
    window.clearTimeout(timer);
  },
};

const silence = 35_000;
const longest = 15_000;

/**
 * The numbered messages of a table: over a WebSocket, or as server-sent events where sockets don't get through. Comes
 * back by itself with a growing delay and asks for what it has missed.
 */
export class Stream {
  private n: number | null = null;
  private epoch: string | null = null;
  private socket: WebSocket | null = null;
  private events: EventSource | null = null;
  private watch: number | null = null;
  private retry: number | null = null;
  private failures = 0;
  /** Sockets that closed before they said a word; after two the other road is taken. */
  private mute = 0;
  private over = false;
  private link: Link = 'closed';

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly doors: Doors = browser,
  ) {}

  open(): void {
    if (this.over) return;
    this.drop();
    this.stand('opening');
    if (this.mute >= 2) this.openEvents();
    else this.openSocket();
    this.listen();
  }

  /** Sends a command on the socket; false when it has to be posted instead. */
  send(text: string): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(text);
    return true;
  }

  /** Forgets what was seen, so that the next message is a whole view. */
  restart(): void {
    this.n = null;
    this.epoch = null;
    this.open();
  }

  close(): void {
    this.over = true;
    this.drop();
    this.stand('closed');
  }

  private address(road: 'socket' | 'events'): string {
    const url = new URL(`/api/v1/tables/${encodeURIComponent(this.table)}/${road}`, location.href);
    if (road === 'socket') url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    if (this.n !== null && this.epoch !== null) {
      url.searchParams.set('after', String(this.n));
      url.searchParams.set('epoch', this.epoch);
    }
    return url.href;
  }

  private openSocket(): void {
    const socket = this.doors.socket(this.address('socket'));
    let heard = false;
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      heard = true;
      this.mute = 0;
      this.hear(String(event.data));
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      if (!heard) this.mute++;
      this.lost();
    };
  }

  private openEvents(): void {
    const events = this.doors.events(this.address('events'));
    this.events = events;
    events.onmessage = (event) => {
      if (events === this.events) this.hear(String(event.data));
    };
    events.onerror = () => {
      if (events === this.events) this.lost();
    };
  }

  private hear(text: string): void {
    this.listen();
    const message = JSON.parse(text) as Message;
    this.stand('open');
    this.failures = 0;
    if (message.kind === 'view') {
      this.n = message.n;
      this.epoch = message.view.epoch;
    } else if (message.kind === 'beat') {
      if (this.n !== null && message.n <= this.n) return;
      if (this.n === null || message.n > this.n + 1) {
        this.restart();
        return;
      }
      this.n = message.n;
    }
    this.listener.message(message);
    if (message.kind === 'bye') this.farewell(message.reason);
  }

  /** Who was too slow begins anew; who was removed does not come back. */
  private farewell(reason: Bye['reason']): void {
    if (reason === 'removed') this.close();
    else if (reason === 'too-slow') this.restart();
  }

  private stand(link: Link): void {
    if (link === this.link) return;
    this.link = link;
    this.listener.link(link);
  }

  /** Nothing for too long is a lost line too, even if nobody has said so. */
  private listen(): void {
    if (this.watch !== null) this.doors.never(this.watch);
    this.watch = this.doors.later(() => {
      this.lost();
    }, silence);
  }

  private lost(): void {
    this.drop();
    if (this.over) return;
    this.stand('lost');
    const delay = Math.min(longest, 500 * 2 ** Math.min(this.failures++, 6));
    this.retry = this.doors.later(() => {
      this.open();
    }, delay);
  }

  private drop(): void {
    if (this.watch !== null) this.doors.never(this.watch);
    if (this.retry !== null) this.doors.never(this.retry);
    this.watch = this.retry = null;
    const { socket, events } = this;
    this.socket = this.events = null;
    socket?.close();
    events?.close();
  }
}
