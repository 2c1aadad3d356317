import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Fate } from '../protocol/commands';
import { digestOf } from '../protocol/digest';
import type { Link } from '../protocol/stream';
import type {
  Beat,
  CardBook,
  CommandBody,
  DealCheck,
  DealDraft,
  ExplainRequest,
  Explanation,
  Hint,
  LogEvent,
  Message,
  Problem,
  Prompt,
  SeatId,
  SeatView,
  View,
} from '../protocol/types';
import { clock } from './clock.svelte';
import { Hints } from './hints.svelte';
import { keepOf } from './holds';
import { Outlooks } from './outlooks.svelte';
import type { Pace } from './paces';
import { Pacing } from './pacing';
import { changesOf, Shown } from './shown.svelte';
import type { Course, DockTab, TableSource, WhyRequest } from './source';
import { Tray } from './tray.svelte';

/** Where a table's store asks and sends: a running table, or a replay that refuses. */
export interface Port {
  send(command: CommandBody): Promise<Fate>;
  explain(request: ExplainRequest): Promise<Explanation>;
  checkDeal(draft: DealDraft): Promise<DealCheck>;
  /** A hint to an open question; without it there are none. */
  hint?(n: number, seat: SeatId): Promise<Hint>;
  /** Events with smaller ids. */
  older(before: number | undefined): Promise<LogEvent[]>;
  /** Asks for the whole view anew. */
  reload(): void;
  /** Sends what has not got through again, at once. */
  again?(): void;
}

/** What stands between a prompt and its answer: being sent, refused, or not sent at all. */
export type Standing =
  { kind: 'sending' } | { kind: 'refused'; problem: Problem } | { kind: 'stale' } | { kind: 'unsent' };

/** A prompt is the same one as long as number, seat and question are. */
export const keyOf = (prompt: Pick<Prompt, 'n' | 'seat' | 'prompt'>): string =>
  `${prompt.n} ${prompt.seat} ${prompt.prompt}`;

/**
 * The table as it stands on the screen: a view that messages change, shown beat by beat. Where the messages come from it
 * does not know.
 */
export class TableStore implements TableSource {
  readonly view = new Shown();
  /** Whether there is a view at all yet. */
  loaded = $state(false);
  book = $state.raw<CardBook | null>(null);
  log = $state.raw<readonly LogEvent[]>([]);
  /** The beat that was shown last: what moves, sounds and is read out. */
  beat = $state.raw<Beat | null>(null);
  /** Beats that have come and are not shown yet. */
  waiting = $state(0);
  /** They themselves, oldest first: they tell what follows from what is shown. */
  coming = $state.raw<readonly Beat[]>([]);
  /** Whether what the last beat shows stays until the reader goes on, or has had time to see it. */
  held = $state(false);
  /** Whether what came of a reveal that is held has been counted up, so that it may be told elsewhere too. */
  told = $state(false);
  /** Whether a reveal over the board is counting up what a battle came to: nothing else tells it before. */
  counting = $state(false);
  link = $state<Link>('opening');
  /** Whether the line has been down for long enough to say so. */
  cut = $state(false);
  /** Commands whose fate nobody knows. */
  stuck = $state(0);
  /** Times that the board turned out wrong and was loaded again. */
  mismatches = $state(0);

  tab = $state<DockTab>('log');
  moved = $state<number | null>(null);
  why = $state.raw<WhyRequest | null>(null);
  /** Number of the question that was put in front of the others. */
  front = $state<number | null>(null);
  /** A card that is shown large. */
  card = $state<string | null>(null);
  marked = $state.raw<readonly string[]>([]);
  /** Numbers at planets, by planet. */
  pins = $state.raw<Readonly<Record<string, string>>>({});
  /** Winds a replay to an event; a running table can't. */
  goTo: ((event: number) => boolean) | undefined;
  course: Course | undefined;
  /** Whether the panel beside the table is asked for where it is a drawer. */
  drawer = $state(false);

  /** Cards of the own hand that came since the last answer, by handle. */
  readonly fresh = new SvelteSet<string>();

  /** Hints to the questions that are open. */
  readonly hints: Hints;

  /** What the answers to the open questions would come to. */
  readonly outlooks: Outlooks;

  private latest: View | null = null;
  private open = $state.raw<readonly string[]>([]);
  private readonly answered = new SvelteSet<string>();
  private readonly standings = new SvelteMap<string, Standing>();
  // Made when a question comes; that there is one changes with the questions only.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly trays = new Map<string, Tray>();
  private skew = 0;
  private unmark: ReturnType<typeof setTimeout> | undefined;
  private cutting: ReturnType<typeof setTimeout> | undefined;
  private readonly pacing: Pacing;

  constructor(private readonly port: Port) {
    this.hints = new Hints(
      port.hint ? (n, seat) => port.hint?.(n, seat) ?? Promise.reject(new Error('no hints')) : undefined,
    );
    this.outlooks = new Outlooks(({ n, prompt }) => port.explain({ ask: 'outlook', n, prompt }));
    this.pacing = new Pacing(
      (beat) => {
        this.show(beat);
      },
      (waiting) => {
        this.waiting = waiting;
        this.coming = this.pacing.queued;
      },
      undefined,
      (beat) => keepOf(beat, this.log),
      (holding) => {
        this.held = holding;
      },
    );
  }

  // ---- what comes in

  hear(message: Message): void {
    switch (message.kind) {
      case 'view':
        this.replace(message.view);
        break;
      case 'beat':
        this.take(message);
        break;
      case 'still':
        this.setClock(message.now);
        break;
      default:
    }
  }

  /** Shows this view and nothing else, at once. */
  replace(view: View): void {
    this.setClock(view.now);
    this.pacing.clear();
    this.latest = view;
    this.log = view.log;
    this.view.take(view);
    this.view.n = view.n;
    this.view.epoch = view.epoch;
    this.beat = null;
    this.open = view.prompts.map(keyOf);
    this.tidy();
    this.loaded = true;
  }

  private take(beat: Beat): void {
    if (!this.latest) return;
    this.setClock(beat.now);
    const changes = changesOf(beat);
    this.latest = { ...this.latest, ...changes, n: beat.n };
    this.open = this.latest.prompts.map(keyOf);
    if (beat.digest && beat.digest !== digestOf(this.latest)) {
      this.mismatches++;
      this.port.reload();
      return;
    }
    const clockRuns = this.latest.prompts.some((prompt) => typeof this.seat(prompt.seat)?.clock?.deadline === 'number');
    this.pacing.add(beat, this.latest.window !== null || clockRuns || document.hidden);
  }

  private show(beat: Beat): void {
    const changes = changesOf(beat);
    if (changes.hand) this.mark(changes.hand);
    this.view.take(changes);
    this.view.n = beat.n;
    const last = this.log.at(-1)?.id ?? -1;
    const fresh = beat.events.filter((event) => event.id > last);
    if (fresh.length > 0) this.log = [...this.log, ...fresh];
    this.beat = beat;
    if (changes.prompts) this.tidy();
  }

  private mark(hand: View['hand']): void {
    const before = this.view.hand.map((card) => card.handle);
    for (const { handle } of hand) if (!before.includes(handle)) this.fresh.add(handle);
    for (const handle of this.fresh) if (!hand.some((card) => card.handle === handle)) this.fresh.delete(handle);
  }

  /** What was tried with prompts that are gone is forgotten; a prompt that came anew takes over the tray of the old. */
  private tidy(): void {
    const keys = this.view.prompts.map(keyOf);
    for (const prompt of this.view.prompts) {
      const key = keyOf(prompt);
      const own = this.trays.get(key);
      if (own) {
        own.refit(prompt);
        continue;
      }
      const old = [...this.trays].find(
        ([other, tray]) =>
          !keys.includes(other) && tray.prompt.prompt === prompt.prompt && tray.prompt.seat === prompt.seat,
      );
      if (!old || this.answered.has(old[0])) {
        this.trays.set(key, new Tray(prompt));
        continue;
      }
      this.trays.delete(old[0]);
      old[1].refit(prompt);
      this.trays.set(key, old[1]);
    }
    for (const key of this.trays.keys()) if (!keys.includes(key)) this.trays.delete(key);
    for (const key of this.standings.keys()) if (!keys.includes(key)) this.standings.delete(key);
    for (const key of this.answered) if (!keys.includes(key)) this.answered.delete(key);
    this.hints.keep(this.view.prompts);
    this.outlooks.keep(this.view.prompts);
  }

  // ---- time

  private setClock(now: number): void {
    this.skew = now - Date.now();
  }

  now(): number {
    return clock.now + this.skew;
  }

  set pace(pace: Pace) {
    this.pacing.pace = pace;
  }

  get pace(): Pace {
    return this.pacing.pace;
  }

  /** Goes on from what is held. */
  goOn(): void {
    this.pacing.goOn();
  }

  /** Shows all that is waiting at once. */
  skip(): void {
    this.pacing.skip();
  }

  stand(link: Link): void {
    this.link = link;
    clearTimeout(this.cutting);
    if (link === 'open') this.cut = false;
    else if (link === 'closed') this.cut = true;
    else
      this.cutting = setTimeout(() => {
        this.cut = true;
      }, 3000);
  }

  // ---- who

  seat(id: SeatId | null | undefined): SeatView | undefined {
    return this.view.seats.find((seat) => seat.seat === id);
  }

  mine(id: SeatId | null | undefined): boolean {
    return typeof id === 'string' && this.view.me.seats.includes(id);
  }

  get spectator(): boolean {
    return this.view.me.seat === null;
  }

  // ---- answers

  /** The questions that are open for me, oldest first: those on the screen that still are when all is shown. */
  get prompts(): readonly Prompt[] {
    return this.view.prompts
      .filter((prompt) => this.open.includes(keyOf(prompt)) && !this.answered.has(keyOf(prompt)))
      .toSorted((a, b) => a.n - b.n);
  }

  tray(prompt: Prompt): Tray {
    const key = keyOf(prompt);
    let tray = this.trays.get(key);
    if (!tray) {
      tray = new Tray(prompt);
      this.trays.set(key, tray);
    }
    return tray;
  }

  standing(prompt: Prompt): Standing | null {
    return this.standings.get(keyOf(prompt)) ?? null;
  }

  /** Sends an answer once, however often its button is pressed. */
  async answer(prompt: Prompt, answer: string): Promise<void> {
    const key = keyOf(prompt);
    if (this.standings.get(key)?.kind === 'sending' || this.answered.has(key)) return;
    this.standings.set(key, { kind: 'sending' });
    // What follows from the answer may be told before the answer is acknowledged.
    const before = this.log.at(-1)?.id ?? null;
    const fate = await this.port.send({
      do: 'answer',
      n: prompt.n,
      prompt: prompt.prompt,
      answer,
      ...(this.view.me.seats.length > 1 ? { seat: prompt.seat } : {}),
    });
    this.standings.delete(key);
    if (fate.status === 200) {
      this.moved = before;
      if (this.tab === 'since') this.tab = 'log';
      if (this.open.includes(key)) this.answered.add(key);
      this.fresh.clear();
    } else if (fate.status === 0) this.standings.set(key, { kind: 'unsent' });
    else if (fate.status === 409) this.stale(fate.problem);
    else if (fate.problem) this.standings.set(key, { kind: 'refused', problem: fate.problem });
  }

  /** The question was another one already: what is open now comes with the refusal. */
  private stale(problem: Problem | undefined): void {
    const prompts = problem?.prompts;
    if (!prompts || !this.latest) {
      this.port.reload();
      return;
    }
    this.latest = { ...this.latest, prompts };
    this.open = prompts.map(keyOf);
    this.pacing.skip();
    this.view.prompts = prompts;
    this.tidy();
    for (const prompt of prompts) this.standings.set(keyOf(prompt), { kind: 'stale' });
  }

  forgive(prompt: Prompt): void {
    this.standings.delete(keyOf(prompt));
  }

  compose(prompt: string, answer: string): void {
    const asked = this.prompts.find((one) => one.prompt === prompt);
    if (asked) this.tray(asked).take(answer);
  }

  /** Sends what has not got through again, at once. */
  again(): void {
    this.port.again?.();
  }

  // ---- asking and sending

  send(command: CommandBody): Promise<Fate> {
    return this.port.send(command);
  }

  explain(request: ExplainRequest): Promise<Explanation> {
    return this.port.explain(request);
  }

  checkDeal(draft: DealDraft): Promise<DealCheck> {
    return this.port.checkDeal(draft);
  }

  async older(): Promise<boolean> {
    const first = this.log[0];
    const earlier = await this.port.older(first?.id);
    const fresh = earlier.filter((event) => first === undefined || event.id < first.id);
    if (fresh.length > 0) this.log = [...fresh, ...this.log];
    return fresh.length > 0;
  }

  // ---- what the page shows besides

  openWhy(request: WhyRequest): void {
    this.why = request;
    this.openTab('why');
  }

  openTab(tab: DockTab): void {
    this.tab = tab;
    this.drawer = true;
  }

  highlight(places: readonly string[]): void {
    clearTimeout(this.unmark);
    this.marked = places;
    if (places.length > 0)
      this.unmark = setTimeout(() => {
        this.marked = [];
      }, 2500);
  }

  pin(pins: Readonly<Record<string, string>>): void {
    this.pins = pins;
  }

  openCard(id: string): void {
    this.card = id;
  }

  close(): void {
    this.pacing.clear();
    clearTimeout(this.unmark);
    clearTimeout(this.cutting);
  }
}
