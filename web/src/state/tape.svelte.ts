import type { Fate } from '../protocol/commands';
import { rest } from '../protocol/rest';
import type { Beat, DealCheck, ExplainRequest, LogEvent, Replay, Sections, View } from '../protocol/types';
import { eventAt } from '../table/dock/address';
import { t } from '../words/words.svelte';
import { weight } from './pacing';
import { changesOf } from './shown.svelte';
import type { Course } from './source';
import { TableStore, type Port } from './table.svelte';

/**
 * Sections without what only a running table has: nothing of it can be answered any more, and nobody is missed. Before
 * ships are set up no planet is settled, which does not mean that it is destroyed.
 */
function past<T extends Sections>(sections: T): T {
  const bare = sections.systems?.every(({ planets }) => planets.every(({ alive }) => !alive)) ?? false;
  return {
    ...sections,
    ...(sections.seats ? { seats: sections.seats.map((seat) => ({ ...seat, connected: true, away: false })) } : {}),
    ...(sections.systems && bare
      ? {
          systems: sections.systems.map((system) => ({
            ...system,
            planets: system.planets.map((planet) => ({ ...planet, alive: true })),
          })),
        }
      : {}),
    ...(sections.prompts ? { prompts: [] } : {}),
    ...(sections.window ? { window: null } : {}),
    ...(sections.undo ? { undo: false } : {}),
    ...(sections.table ? { table: { ...sections.table, state: 'over' } } : {}),
  };
}

const old = (replay: Replay): Replay => ({
  ...replay,
  view: past(replay.view),
  beats: replay.beats.map((beat) => ({ ...beat, changes: past(beat.changes) })),
});

/** The view as it stands after these beats. */
export function after(view: View, beats: readonly Beat[]): View {
  let sections: Sections = {};
  const log: LogEvent[] = [...view.log];
  for (const beat of beats) {
    sections = { ...sections, ...changesOf(beat) };
    log.push(...beat.events);
  }
  return { ...view, ...sections, log, n: beats.at(-1)?.n ?? view.n, now: beats.at(-1)?.now ?? view.now };
}

/** A finished game that is wound to and fro. Position 0 is the start, position k stands after the k-th beat. */
export class Tape implements Port, Course {
  readonly store: TableStore;
  position = $state(0);
  /** Beats a second against the usual pace; 0 stands still. */
  speed = $state(0);
  marks = $state.raw<readonly string[]>([]);
  private replay = $state.raw() as Replay;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    replay: Replay,
  ) {
    this.replay = old(replay);
    this.store = new TableStore(this);
    this.store.pace = 'instant';
    this.store.goTo = (event) => this.goTo(event);
    this.store.course = this;
    this.store.stand('open');
    this.store.replace(this.replay.view);
  }

  get length(): number {
    return this.replay.beats.length;
  }

  get start(): View {
    return this.replay.view;
  }

  get beats(): readonly Beat[] {
    return this.replay.beats;
  }

  get encounters(): Replay['encounters'] {
    return this.replay.encounters;
  }

  /** All that happened in the game, also what is still to come from here. */
  get events(): LogEvent[] {
    return [...this.replay.view.log, ...this.replay.beats.flatMap((beat) => beat.events)];
  }

  mark(address: string): void {
    const { events } = this;
    const id = (one: string) => eventAt(one, events)?.id ?? 0;
    this.marks = this.marks.includes(address)
      ? this.marks.filter((one) => one !== address)
      : [...this.marks, address].toSorted((a, b) => id(a) - id(b));
  }

  /** The event that happened last before this position. */
  get last(): LogEvent | undefined {
    for (let at = this.position - 1; at >= 0; at--) {
      const event = this.replay.beats[at]?.events.at(-1);
      if (event) return event;
    }
    return this.replay.view.log.at(-1);
  }

  /** The event that happens next from this position. */
  get upcoming(): LogEvent | undefined {
    return this.replay.beats.slice(this.position).find((beat) => beat.events.length > 0)?.events[0];
  }

  /** The same game as somebody else saw it, at the same event: one viewer's beats are not another's. */
  exchange(replay: Replay): void {
    const last = this.last?.id ?? -1;
    const atEnd = this.position === this.length;
    this.replay = old(replay);
    const next = this.replay.beats.findIndex((beat) => beat.events.some(({ id }) => id > last));
    this.position = next < 0 || atEnd ? this.length : next;
    this.reload();
  }

  /** Goes to a position; a step ahead is shown as it happened. */
  seek(position: number): void {
    const to = Math.max(0, Math.min(this.length, position));
    const next = this.replay.beats[to - 1];
    const step = to === this.position + 1;
    this.position = to;
    if (step && next) this.store.hear(next);
    else this.reload();
  }

  /** Goes to the beat of an event; false when it is the one that is shown. */
  goTo(event: number): boolean {
    const to = this.positionOf(event);
    if (to === this.position) return false;
    this.seek(to);
    return true;
  }

  play(speed: number): void {
    clearTimeout(this.timer);
    this.speed = speed;
    const shown = this.replay.beats[this.position - 1];
    if (speed > 0)
      this.timer = setTimeout(
        () => {
          this.seek(this.position + 1);
          this.play(this.position < this.length ? this.speed : 0);
        },
        shown ? weight(shown) / speed : 0,
      );
  }

  /** The position of the first beat with an event of at least this id. */
  positionOf(event: number): number {
    if ((this.replay.view.log.at(-1)?.id ?? -1) >= event) return 0;
    const at = this.replay.beats.findIndex((beat) => beat.events.some(({ id }) => id >= event));
    return at < 0 ? this.length : at + 1;
  }

  close(): void {
    clearTimeout(this.timer);
    this.store.close();
  }

  send(): Promise<Fate> {
    const problem = { type: 'about:blank', title: t('table.replay.no-send'), status: 403 };
    return Promise.resolve({ status: 403, problem });
  }

  /** What has no moment of its own is asked about the one that is shown. */
  explain(request: ExplainRequest) {
    const event = request.event ?? this.last?.id;
    return rest.explainGame(this.game, event === undefined ? request : { ...request, event });
  }

  checkDeal(): Promise<DealCheck> {
    return Promise.reject(new Error(t('table.replay.no-send')));
  }

  older(): Promise<LogEvent[]> {
    return Promise.resolve([]);
  }

  reload(): void {
    this.store.replace(after(this.replay.view, this.replay.beats.slice(0, this.position)));
  }
}
