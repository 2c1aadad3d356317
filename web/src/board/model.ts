import type { IconName } from '../art/icons';
import type { SeatColour } from '../art/colours';

/*
 * What the board shows, in its own words: nothing of the protocol and nothing of the rules. Whoever uses the board maps a
 * view to these, with texts that are already in the reader's language.
 */

/** A seat's letter. */
export type Seat = string;
/** `C4`, a place beside it as `kind-C4`, `warp`, or `gate`. */
export type Place = string;

export interface BoardSeat {
  seat: Seat;
  name: string;
  colour: SeatColour;
  /** The alien's name, when it may be known. */
  alien?: string | undefined;
  /** The alien itself, by which it is drawn. */
  face?: string | undefined;
  /** Cards in hand. */
  hand?: number | undefined;
  colonies: number;
  /** Foreign colonies that win. */
  goal: number;
  /** The reader sits here. */
  mine?: boolean;
  role?: 'offense' | 'defense' | 'offense-ally' | 'defense-ally' | undefined;
  /** What else must be said in the second line: "power off (2 home colonies)", "disconnected 1:40". */
  notes?: readonly string[];
}

export interface BoardToken {
  id: string;
  /** Its name, read out and shown on a press. */
  label: string;
  icon: IconName;
  /** `pair` joins its planet with `other`; `ship` is a ship worth more; a `mark` lies on a planet; what is `adrift` is elsewhere. */
  kind: 'pair' | 'ship' | 'mark' | 'adrift';
  other?: Place | undefined;
  owner?: Seat | undefined;
  bonus?: number | undefined;
  /** How many of it there are: ships under others, planets of a tower. */
  count?: number | undefined;
}

export interface BoardPlanet {
  id: Place;
  alive: boolean;
  /** Ships by seat, without zeros. */
  ships: Readonly<Record<Seat, number>>;
  tokens?: readonly BoardToken[];
  beside?: BoardBeside | undefined;
}

/** A place beside a planet that a variant has put there: what is said of it, and whose ship is there. */
export interface BoardBeside {
  /** Its kind and its planet, `kind-C4`. */
  id: Place;
  /** Its name, or its back while its face is hidden, and how it lies. */
  label: string;
  /** Its card, where the viewer knows it, and what that card does. */
  card?: string | undefined;
  about?: string | undefined;
  back: string;
  ship?: Seat | undefined;
  /** How it lies; face down without one. */
  state?: 'up' | 'spent' | 'off' | 'waits' | undefined;
}

/** Something that lies on the sheet of an alien, such as tokens or a pile of cards. */
export interface BoardPiece {
  icon: IconName;
  /** What it is called. */
  name: string;
  /** What it is, and how many, in words. */
  label: string;
  /** What stands on it. */
  count: string;
}

export interface BoardSystem {
  seat: Seat;
  planets: readonly BoardPlanet[];
  /** Ships of others in a ring around it. */
  ring?: readonly { seat: Seat; ships: number; label: string }[] | undefined;
  /** What lies on the sheets of the alien that lives here. */
  pieces?: readonly BoardPiece[];
}

/** Ships on the gate; with the home planet that has gone with them. */
export interface GateShips {
  seat: Seat;
  ships: number;
  planet?: Place | undefined;
}

export interface BoardEncounter {
  /** The planet that the gate points at, once it does. */
  target: Place | null;
  /** With two battles, the planet that is not being fought for now. */
  other?: Place | null;
  /** Ships of the defense's allies that wait there for the second battle. */
  waiting?: readonly { seat: Seat; ships: number }[];
  /** Whose system the encounter is in, when that is all one knows yet. */
  system?: Seat | null;
  /** Ships on the gate: the offense first, then its allies. */
  gate: readonly GateShips[];
  /** Ships of the defense's allies. */
  shield: readonly { seat: Seat; ships: number }[];
}

export interface BoardModel {
  /** In table order, clockwise. */
  seats: readonly BoardSeat[];
  /** One system a seat, in the same order. */
  systems: readonly BoardSystem[];
  warp: Readonly<Record<Seat, number>>;
  encounter: BoardEncounter | null;
  /** Places that the reader asked about, as by pressing a line of the log. */
  highlight?: readonly Place[];
  /** Numbers at planets: of the lines of a list beside the board. */
  pins?: Readonly<Record<Place, string>>;
}

/** A question that is answered on the board. */
export interface Picking {
  /** Places that can be pressed, `warp` among them when it is one. */
  selectable: ReadonlySet<Place>;
  /** Ships picked, by place. */
  selected: Readonly<Record<Place, number>>;
  /** Whether pressing aims the gate: then the cone is shown before it is there. */
  aiming?: boolean;
  /** Ships come from (`-`) or go to (`+`) the place; null where the place itself is chosen. */
  sign: '+' | '-' | null;
  /** What a choice would lead to, by place. */
  warnings?: Readonly<Record<Place, string>>;
  onadd: (place: Place) => void;
  onremove: (place: Place) => void;
  /** A place was pressed that cannot be chosen. */
  onwhy: (place: Place) => void;
}

/** Whether a place lies beside a planet. */
export const isBeside = (place: Place): boolean => /^[a-z]+-[A-H]\d$/.test(place);

/** The planet that a place is or lies beside. */
export const planetOf = (place: Place): Place => (isBeside(place) ? place.replace(/^[a-z]+-/, '') : place);

/** Whether a planet of a system is in the warp: it lies there and not at home. */
export const isAdrift = ({ tokens }: Pick<BoardPlanet, 'tokens'>): boolean =>
  tokens?.some(({ kind }) => kind === 'adrift') ?? false;

/** What sort of place lies beside a planet: what its id begins with. */
export const besideKind = (place: Place): string => place.replace(/-.*$/, '');

/** A system and its planets, as boards and views have them. */
export interface Row {
  readonly seat: Seat;
  readonly planets: readonly { readonly id: Place }[];
}

/** The seat in whose system a planet, or what lies beside it, is: planets of another letter may lie there, too. */
export const systemOf = (systems: readonly Row[], place: Place): Seat => {
  const planet = planetOf(place);
  return systems.find(({ planets }) => planets.some(({ id }) => id === planet))?.seat ?? planet.slice(0, 1);
};

/** Whose system an encounter is in, as far as one knows: where the gate points, else who the defense is. */
export const metIn = ({ systems, encounter }: Pick<BoardModel, 'systems' | 'encounter'>): Seat | null =>
  encounter?.target ? systemOf(systems, encounter.target) : (encounter?.system ?? null);

/** The places of a system as one walks them: each planet, and after it what lies beside it. */
export const cellsOf = ({ planets }: BoardSystem): Place[] =>
  planets.flatMap(({ id, alive, beside }) => (beside && alive ? [id, beside.id] : [id]));

/** All ships on a place in the order of the seats, the owner of the system first. */
export function shipsOn(
  planet: BoardPlanet,
  home: Seat,
  seats: readonly BoardSeat[],
): { seat: BoardSeat; count: number }[] {
  return seats
    .map((seat) => ({ seat, count: planet.ships[seat.seat] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.seat.seat === home) - Number(a.seat.seat === home));
}
