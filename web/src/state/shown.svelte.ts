import type { Beat, Sections, View } from '../protocol/types';

/**
 * A view of which each section changes for itself, so that only those parts of the page are drawn again whose section
 * came anew. Sections are never changed inside.
 */
export class Shown implements View {
  epoch = $state('');
  n = $state(0);
  now = $state(0);
  me = $state.raw<View['me']>({ seat: null, seats: [], host: false });
  table = $state.raw<View['table']>({
    id: '',
    name: '',
    state: 'lobby',
    options: {},
    changed: [],
    clock: { mode: 'none' },
    secrecy: 'relaxed',
    windowSeconds: 4,
    coloniesToWin: 5,
    homeColoniesNeeded: 3,
    planets: 5,
    ships: 20,
    commitment: '',
    book: '',
  });
  seats = $state.raw<View['seats']>([]);
  game = $state.raw<View['game']>(null);
  systems = $state.raw<View['systems']>([]);
  warp = $state.raw<View['warp']>({});
  encounter = $state.raw<View['encounter']>(null);
  techs = $state.raw<View['techs']>([]);
  piles = $state.raw<View['piles']>({
    deck: 0,
    discard: [],
    destiny: 0,
    destinyDiscard: [],
    techDeck: 0,
    techDiscard: [],
    rewardDeck: 0,
    rewardDiscard: [],
    hazardDeck: 0,
    hazardDiscard: [],
    hazards: [],
  });
  deal = $state.raw<View['deal']>(null);
  window = $state.raw<View['window']>(null);
  promises = $state.raw<View['promises']>([]);
  chat = $state.raw<View['chat']>([]);
  log = $state.raw<View['log']>([]);
  hand = $state.raw<View['hand']>([]);
  known = $state.raw<NonNullable<View['known']>>({});
  prompts = $state.raw<View['prompts']>([]);
  orders = $state.raw<View['orders']>([]);
  undo = $state(false);

  /** Puts whole sections in the place of those before. */
  take(sections: Sections): void {
    Object.assign(this, sections);
  }
}

/** The sections that a beat brings. The log is not one of them: it grows by the beat's events. */
export function changesOf(beat: Beat): Sections {
  const changes: Sections = { ...beat.changes };
  delete changes.log;
  return changes;
}
