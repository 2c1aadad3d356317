import type { IconName } from '../art/icons';
import type { BoardModel, BoardMoon, BoardToken, Picking } from '../board/model';
import type { MoonView, Prompt, PromptOption, Token, View } from '../protocol/types';
import type { Tray } from '../state/tray.svelte';
import type { Voice } from './context';
import { notesOf, roleOf } from './seats';
import { t } from '../words/words.svelte';

type Seen = Pick<View, 'me' | 'table' | 'seats' | 'systems' | 'warp' | 'encounter'>;

/** What the board shows of a view; `about` is what the card of a moon does. */
export function boardOf(
  view: Seen,
  voice: Voice,
  highlight: readonly string[],
  about: (card: string) => string | undefined = () => undefined,
): BoardModel {
  const { encounter } = view;
  return {
    seats: view.seats.map((seat) => ({
      seat: seat.seat,
      name: voice.cast.seat(seat.seat),
      colour: seat.colour,
      alien: seat.alien ? voice.cast.card(seat.alien) : undefined,
      colonies: seat.colonies ?? 0,
      goal: view.table.coloniesToWin,
      mine: view.me.seats.includes(seat.seat),
      role: roleOf(encounter, seat.seat),
      notes: notesOf(seat, view.table).map((note) => voice.plain(note)),
    })),
    systems: view.systems.map((system) => ({
      seat: system.seat,
      planets: system.planets.map((planet) => ({
        id: planet.id,
        alive: planet.alive,
        ships: planet.ships,
        tokens: (planet.tokens ?? []).map((token, at) => tokenOf(token, at, voice)),
        moon: planet.moon && moonOf(planet.id, planet.moon, voice, about),
      })),
    })),
    warp: view.warp,
    encounter: encounter && {
      target: encounter.target ?? null,
      other: encounter.other ?? null,
      waiting: Object.entries(encounter.waiting ?? {}).map(([seat, ships]) => ({ seat, ships })),
      system: encounter.defense ?? null,
      gate: sideShips(encounter.offense, encounter.sides.offense),
      shield: sideShips(null, encounter.sides.defense),
    },
    highlight,
  };
}

function sideShips(main: string | null, side: { ships: number; allies: Record<string, number> }) {
  const allies = Object.entries(side.allies).map(([seat, ships]) => ({ seat, ships }));
  return [...(main !== null && side.ships > 0 ? [{ seat: main, ships: side.ships }] : []), ...allies].filter(
    ({ ships }) => ships > 0,
  );
}

const tokenIcons: Readonly<Record<string, IconName>> = {
  'lunar-cannon': 'bolt',
  prometheus: 'star',
  genesis: 'planet',
};

function tokenOf(token: Token, at: number, voice: Voice): BoardToken {
  const name = voice.cast.card(token.id);
  return {
    id: `${token.id} ${at}`,
    label: token.card ? t('board.token.card', { name, card: voice.cast.card(token.card) }) : name,
    icon: tokenIcons[token.id] ?? (token.card ? 'defense' : 'tech'),
    kind: token.between ? 'pair' : token.id === 'prometheus' ? 'ship' : 'mark',
    other: token.between ?? undefined,
    owner: token.owner ?? undefined,
  };
}

function moonOf(planet: string, moon: MoonView, voice: Voice, about: (card: string) => string | undefined): BoardMoon {
  const name = moon.id ? voice.cast.card(moon.id) : t(`board.moon.${moon.back}`);
  return {
    id: `moon-${planet}`,
    label: moon.state ? `${name}, ${t(`board.moon.state.${moon.state}`)}` : name,
    card: moon.id ?? undefined,
    about: moon.id ? about(moon.id) : undefined,
    back: moon.back,
    ship: moon.ship ?? undefined,
    state: moon.state ?? undefined,
  };
}

interface Acts {
  /** A place was pressed a second time, or the only thing that it could mean is clear. */
  send: (answer: string) => void;
  why: (place: string) => void;
  warning: (tray: Tray) => Readonly<Record<string, string>>;
}

const placeKinds: ReadonlySet<string> = new Set<PromptOption['kind']>(['place', 'gap', 'moon', 'ship']);

/** The place of the board that an option is about; a moon is called by its place. */
const spotOf = (option: PromptOption): string =>
  option.kind === 'moon' ? option.notation : (option.planet ?? option.notation);

/** What pressing places on the board means for a question; null when it does not ask for places. */
export function pickingOf(prompt: Prompt | undefined, tray: Tray | null, acts: Acts): Picking | null {
  if (!prompt || !tray) return null;
  if (tray.kind === 'ships') return pickShips(prompt, tray, acts);
  if (prompt.prompt === 'tech-action' || prompt.prompt === 'place-moon') return null;
  const placed = prompt.options.filter((option) => placeKinds.has(option.kind));
  const notationAt = new Map(placed.map((option) => [spotOf(option), option.notation]));
  // Ships of several players on one planet are told apart by the buttons alone.
  if (placed.length === 0 || notationAt.size < placed.length) return null;
  const chosen = [...notationAt].find(([, notation]) => notation === tray.choice)?.[0];
  return {
    selectable: new Set(notationAt.keys()),
    selected: chosen === undefined ? {} : { [chosen]: 1 },
    aiming: prompt.prompt === 'aim',
    sign: '+',
    onadd: (place) => {
      const notation = notationAt.get(place);
      if (notation === undefined) return;
      if (tray.choice === notation) acts.send(notation);
      else tray.choice = notation;
    },
    onremove: () => {
      tray.choice = null;
    },
    onwhy: acts.why,
  };
}

function pickShips(prompt: Prompt, tray: Tray, acts: Acts): Picking {
  const selectable = tray.places.filter((place) => tray.left(place) > 0 || tray.at(place) > 0);
  return {
    selectable: new Set(selectable),
    selected: Object.fromEntries(
      tray.places.filter((place) => tray.at(place) > 0).map((place) => [place, tray.at(place)]),
    ),
    sign: prompt.title.key === 'prompt.place' ? '+' : '-',
    warnings: acts.warning(tray),
    onadd: (place) => {
      // A press on what is full already begins that place anew: one finger can reach every number.
      if (!tray.add(place)) tray.add(place, -tray.at(place));
    },
    onremove: (place) => {
      tray.add(place, -1);
    },
    onwhy: acts.why,
  };
}
