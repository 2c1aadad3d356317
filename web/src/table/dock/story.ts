import type { EventName, LogEvent } from '../../protocol/types';
import { isBeside } from '../../board/model';
import { each } from '../../variants/asked';
import { place, say, seat, type Sentence, type Value } from '../../words/rich';
import type { Key } from '../../words/words.svelte';
import { isPlanet } from './story/facts';
import { seatsIn, tell, tellingOf } from './story/kinds';
import type { Remembered, Topic } from './story/telling';

export type { Topic };

/** A line of the log: one event, or moves of ships that belong together. */
export interface Line {
  /** The first event's number; never changes, so that it can be a key and an address. */
  readonly id: number;
  readonly events: readonly number[];
  readonly type: EventName;
  readonly encounter: number;
  readonly phase: string;
  readonly sentence: Sentence;
  readonly topic: Topic;
  /** Seats that it happens to, or that do it. */
  readonly seats: readonly string[];
  /** What to mark on the board. */
  readonly places: readonly string[];
  /** The reader sees more of it than others do. */
  readonly secret: boolean;
  /** Worth a small line only: what follows from another line or was said before. */
  readonly minor: boolean;
  /** Worth a strong line: a reveal, a decision. */
  readonly strong: boolean;
  /** A card that is used for the first time and whose text helps a newcomer. */
  readonly about: string | null;
}

type ShipsMoved = Extract<LogEvent, { type: 'ships-moved' }>;

/** Moves that may still go on: same owner, same goal. */
interface Moves {
  readonly first: ShipsMoved;
  readonly events: number[];
  readonly owner: string;
  readonly goal: string;
  /** Ships by the place that they leave; by the place they come to when they were nowhere before. */
  readonly ships: Map<string, number>;
}

/**
 * The events as lines, in order. Events that only set the scene (a phase begins) give no line.
 *
 * @param aliens ids of all aliens: what they use is called a power
 */
export function story(events: readonly LogEvent[], aliens: ReadonlySet<string> = new Set()): Line[] {
  const chronicle = new Chronicle(aliens);
  for (const event of events) chronicle.hear(event);
  return chronicle.end();
}

class Chronicle {
  private readonly lines: Line[] = [];
  private readonly explained = new Set<string>();
  private moves: Moves | null = null;

  private readonly remembered: Remembered;

  constructor(aliens: ReadonlySet<string>) {
    this.remembered = { shown: new Set(), joined: new Set(), aliens };
  }

  hear(event: LogEvent): void {
    if (event.type === 'ships-moved') {
      this.move(event);
      return;
    }
    this.settle();
    const told = tell(event, this.remembered);
    if (!told) return;
    const about = told.about && !this.explained.has(told.about) ? told.about : null;
    if (about) this.explained.add(about);
    this.lines.push({
      id: event.id,
      events: [event.id],
      type: event.type,
      encounter: event.encounter,
      phase: event.phase,
      sentence: told.sentence,
      topic: tellingOf(event.type)?.topic ?? 'encounter',
      seats: seatsIn(event),
      places: told.places ?? [],
      secret: event.secret ?? false,
      minor: told.minor ?? false,
      strong: told.strong ?? false,
      about,
    });
  }

  end(): Line[] {
    this.settle();
    return this.lines;
  }

  // ---- ships on their way

  private move(event: ShipsMoved): void {
    const { from, to, owner, count } = event.args;
    const home = from === '' && isPlanet(to);
    const goal = home ? '' : to;
    if (this.moves?.owner !== owner || this.moves.goal !== goal) {
      this.settle();
      this.moves = { first: event, events: [], owner, goal, ships: new Map() };
    }
    const moves = this.moves;
    const key = home ? to : from;
    moves.events.push(event.id);
    moves.ships.set(key, (moves.ships.get(key) ?? 0) + count);
  }

  private settle(): void {
    const moves = this.moves;
    if (!moves) return;
    this.moves = null;
    const { first } = moves;
    const named = [...moves.ships.keys()];
    this.lines.push({
      id: first.id,
      events: moves.events,
      type: first.type,
      encounter: first.encounter,
      phase: first.phase,
      sentence: say(this.wayOf(moves, named), {
        owner: seat(moves.owner),
        count: [...moves.ships.values()].reduce((sum, ships) => sum + ships, 0),
        from: from(moves.ships),
        to: moves.goal === '' ? named.map(place) : place(moves.goal),
      }),
      topic: 'encounter',
      seats: [moves.owner],
      places: [...named, moves.goal].filter((where) => isPlanet(where) || where === 'gate' || where === 'warp'),
      secret: false,
      minor: this.isMinor(moves, named),
      strong: false,
      about: null,
    });
  }

  private wayOf(moves: Moves, from: readonly string[]): Key {
    const { goal, owner } = moves;
    const fromPlanets = from.every(isPlanet);
    if (goal === '') return 'log.ships.back';
    if (goal === 'gate' && !this.remembered.joined.has(owner)) return 'log.ships.launch';
    if (goal === 'gate' || goal === 'beside') return 'log.ships.ally';
    if (goal === 'warp') return 'log.ships.warp';
    if (!isPlanet(goal)) return (fromPlanets ? elsewhere(goal) : undefined) ?? 'log.ships.move';
    if (from.every((where) => where === 'gate')) return 'log.ships.land';
    if (from.every((where) => where === 'warp')) return 'log.ships.retrieve';
    if (from.every((where) => where === 'gate' || where === 'beside')) return 'log.ships.return';
    return fromPlanets ? 'log.ships.move' : 'log.ships.bring';
  }

  private isMinor(moves: Moves, from: readonly string[]): boolean {
    const way = this.wayOf(moves, from);
    // What it is that lies beside the planet is told besides.
    if (isBeside(moves.goal)) return true;
    return way === 'log.ships.ally' || way === 'log.ships.return' || way === elsewhere(moves.goal);
  }
}

// What ships do that go where no planet is.
const elsewhere = (goal: string): Key | undefined => each('shipsTo').flatMap((to) => to(goal) ?? [])[0];

function from(ships: ReadonlyMap<string, number>): Value {
  const places = [...ships].filter(([where]) => where !== '');
  return places.map(([where, several]) =>
    ships.size === 1 || several === 1 ? place(where) : say('place.several', { place: place(where), count: several }),
  );
}
