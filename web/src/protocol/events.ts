// Written by EventTypesTest from the sealed types of events; do not edit.

/** A seat's letter; empty for nobody. */
export type SeatFact = string;
/** A planet; empty for none. */
export type PlanetFact = string;

/** One term of a total, as the log has it. */
export interface TermFact {
  readonly key: 'card' | 'ships' | 'ally' | 'reinforcement' | 'effect';
  readonly amount: number;
  readonly times: boolean;
  readonly seat: SeatFact;
  readonly ships: number;
  readonly cause: string;
}

/** What happens in the game itself. */
export interface GameEvents {
  'turn-began': {
    readonly seat: SeatFact;
  };
  'encounter-began': {
    readonly offense: SeatFact;
    readonly number: number;
  };
  'phase-began': {
    readonly phase: string;
  };
  'destiny-drawn': {
    readonly offense: SeatFact;
    readonly card: string;
  };
  'destiny-discarded': {
    readonly card: string;
  };
  'defense-named': {
    readonly offense: SeatFact;
    readonly defense: SeatFact;
  };
  aimed: {
    readonly offense: SeatFact;
    readonly target: PlanetFact;
  };
  'ships-moved': {
    readonly owner: SeatFact;
    readonly from: string;
    readonly to: string;
    readonly count: number;
  };
  'ships-lost': {
    readonly owner: SeatFact;
    readonly count: number;
    readonly cause: string;
  };
  'ships-removed': {
    readonly owner: SeatFact;
    readonly count: number;
    readonly cause: string;
  };
  'ships-saved': {
    readonly owner: SeatFact;
    readonly count: number;
    readonly cause: string;
  };
  invited: {
    readonly by: SeatFact;
    readonly seats: readonly SeatFact[];
  };
  joined: {
    readonly seat: SeatFact;
    readonly side: string;
    readonly ships: number;
  };
  'stayed-out': {
    readonly seat: SeatFact;
  };
  drew: {
    readonly seat: SeatFact;
    readonly count: number;
    readonly cards: readonly string[];
    readonly cause: string;
  };
  took: {
    readonly to: SeatFact;
    readonly from: SeatFact;
    readonly count: number;
    readonly cards: readonly string[];
    readonly cause: string;
  };
  discarded: {
    readonly seat: SeatFact;
    readonly cards: readonly string[];
    readonly cause: string;
  };
  'new-hand': {
    readonly seat: SeatFact;
    readonly shown: readonly string[];
  };
  'took-back': {
    readonly seat: SeatFact;
    readonly card: string;
    readonly cause: string;
  };
  'looked-at': {
    readonly seat: SeatFact;
    readonly owner: SeatFact;
    readonly cards: readonly string[];
    readonly cause: string;
  };
  showed: {
    readonly seat: SeatFact;
    readonly cards: readonly string[];
    readonly cause: string;
  };
  'type-told': {
    readonly seat: SeatFact;
    readonly type: string;
    readonly cause: string;
  };
  selected: {
    readonly seat: SeatFact;
    readonly card: string;
  };
  revealed: {
    readonly seat: SeatFact;
    readonly card: string;
  };
  'card-changed': {
    readonly seat: SeatFact;
    readonly counts: string;
    readonly cause: string;
  };
  used: {
    readonly seat: SeatFact;
    readonly effect: string;
  };
  cancelled: {
    readonly seat: SeatFact;
    readonly effect: string;
    readonly cause: string;
  };
  zapped: {
    readonly seat: SeatFact;
    readonly alien: string;
  };
  'power-changed': {
    readonly seat: SeatFact;
    readonly lost: boolean;
  };
  'alien-changed': {
    readonly seat: SeatFact;
    readonly alien: string;
    readonly gained: boolean;
    readonly faceDown: boolean;
  };
  'aliens-laid-out': {
    readonly first: SeatFact;
    readonly aliens: readonly string[];
  };
  'alien-shown': {
    readonly seat: SeatFact;
    readonly alien: string;
  };
  'sheet-read': {
    readonly seat: SeatFact;
    readonly text: string;
    readonly alien: string;
  };
  'total-changed': {
    readonly side: number;
    readonly amount: number;
    readonly cause: string;
  };
  'total-counted': {
    readonly side: number;
    readonly total: number;
    readonly terms: readonly TermFact[];
  };
  decided: {
    readonly outcome:
      | 'none'
      | 'offense-wins'
      | 'defense-wins'
      | 'both-lose'
      | 'deal'
      | 'no-deal'
      | 'resettled'
      | 'granted'
      | 'replaced'
      | 'called-off';
    readonly offense: SeatFact;
    readonly defense: SeatFact;
    readonly grounds: 'totals' | 'attack' | 'empty-home' | 'effect';
    readonly offensive: number;
    readonly defensive: number;
    readonly upset: boolean;
    readonly cause: string;
  };
  offered: {
    readonly seat: SeatFact;
    readonly terms: string;
  };
  'deal-ended': {
    readonly made: boolean;
    readonly cause: string;
  };
  rewarded: {
    readonly seat: SeatFact;
    readonly cards: number;
    readonly ships: number;
  };
  'laid-aside': {
    readonly seat: SeatFact;
    readonly count: number;
    readonly cards: readonly string[];
    readonly cause: string;
  };
  'picked-up': {
    readonly seat: SeatFact;
    readonly count: number;
    readonly cards: readonly string[];
    readonly cause: string;
  };
  'cards-removed': {
    readonly seat: SeatFact;
    readonly cards: readonly string[];
    readonly cause: string;
  };
  'planet-changed': {
    readonly planet: PlanetFact;
    readonly added: boolean;
  };
  'planet-drifted': {
    readonly planet: PlanetFact;
    readonly away: boolean;
  };
  'token-placed': {
    readonly token: string;
    readonly where: string;
  };
  counted: {
    readonly seat: SeatFact;
    readonly counter: string;
    readonly now: number;
  };
  reshuffled: {
    readonly deck: string;
    readonly quake: boolean;
  };
  'called-off': {
    readonly offense: SeatFact;
    readonly obstacle: 'no-encounter-card' | 'no-card-to-get' | 'no-ship' | 'no-target';
  };
  'persons-exchanged': {
    readonly one: SeatFact;
    readonly other: SeatFact;
    readonly cause: string;
  };
  'game-won': {
    readonly winners: readonly SeatFact[];
    readonly ending: 'colonies' | 'effect' | 'turn-limit' | 'no-planets';
    readonly cause: string;
  };
}

/** What a table tells of itself. */
export interface TableEvents {
  'seat-taken': {
    readonly seat: SeatFact;
  };
  'seat-back': {
    readonly seat: SeatFact;
  };
  conceded: {
    readonly seat: SeatFact;
  };
  paused: Record<string, never>;
  resumed: Record<string, never>;
  'time-given': {
    readonly seat: SeatFact;
  };
  'clock-ran-out': {
    readonly seat: SeatFact;
  };
  undone: {
    readonly seat: SeatFact;
  };
  'link-renewed': {
    readonly seat: SeatFact;
  };
  'order-fired': {
    readonly order: string;
    readonly prompt: string;
    readonly answer: string;
  };
  'deal-reason': {
    readonly seat: SeatFact;
    readonly said: string;
    readonly why: string;
    readonly other: SeatFact;
    readonly count: number;
  };
  'promise-kept': {
    readonly by: SeatFact;
    readonly to: SeatFact;
    readonly kind: string;
    readonly promise: number;
  };
  'promise-broken': {
    readonly by: SeatFact;
    readonly to: SeatFact;
    readonly kind: string;
    readonly promise: number;
  };
}

/** Every kind of event with its facts; each variant adds its own. */
export interface Events extends GameEvents, TableEvents {}

/** Which facts are seats. */
export const gameSeats: { readonly [N in keyof GameEvents]: readonly (keyof GameEvents[N])[] } = {
  'turn-began': ['seat'],
  'encounter-began': ['offense'],
  'phase-began': [],
  'destiny-drawn': ['offense'],
  'destiny-discarded': [],
  'defense-named': ['offense', 'defense'],
  aimed: ['offense'],
  'ships-moved': ['owner'],
  'ships-lost': ['owner'],
  'ships-removed': ['owner'],
  'ships-saved': ['owner'],
  invited: ['by', 'seats'],
  joined: ['seat'],
  'stayed-out': ['seat'],
  drew: ['seat'],
  took: ['to', 'from'],
  discarded: ['seat'],
  'new-hand': ['seat'],
  'took-back': ['seat'],
  'looked-at': ['seat', 'owner'],
  showed: ['seat'],
  'type-told': ['seat'],
  selected: ['seat'],
  revealed: ['seat'],
  'card-changed': ['seat'],
  used: ['seat'],
  cancelled: ['seat'],
  zapped: ['seat'],
  'power-changed': ['seat'],
  'alien-changed': ['seat'],
  'aliens-laid-out': ['first'],
  'alien-shown': ['seat'],
  'sheet-read': ['seat'],
  'total-changed': [],
  'total-counted': [],
  decided: ['offense', 'defense'],
  offered: ['seat'],
  'deal-ended': [],
  rewarded: ['seat'],
  'laid-aside': ['seat'],
  'picked-up': ['seat'],
  'cards-removed': ['seat'],
  'planet-changed': [],
  'planet-drifted': [],
  'token-placed': [],
  counted: ['seat'],
  reshuffled: [],
  'called-off': ['offense'],
  'persons-exchanged': ['one', 'other'],
  'game-won': ['winners'],
};

/** Which facts are seats. */
export const tableSeats: { readonly [N in keyof TableEvents]: readonly (keyof TableEvents[N])[] } = {
  'seat-taken': ['seat'],
  'seat-back': ['seat'],
  conceded: ['seat'],
  paused: [],
  resumed: [],
  'time-given': ['seat'],
  'clock-ran-out': ['seat'],
  undone: ['seat'],
  'link-renewed': ['seat'],
  'order-fired': [],
  'deal-reason': ['seat', 'other'],
  'promise-kept': ['by', 'to'],
  'promise-broken': ['by', 'to'],
};
