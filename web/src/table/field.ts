import type { BoardModel, BoardToken, Picking } from '../board/model';
import type { Prompt, PromptOption, SystemView, View } from '../protocol/types';
import type { Tray } from '../state/tray.svelte';
import type { Voice } from './context';
import { kindsOfShips, pieceName, pieceSaid, piecesOf } from './pieces';
import { notesOf, roleOf } from './seats';
import type { TableStore } from '../state/table.svelte';
import { each, entries, named } from '../variants/asked';
import { t } from '../words/words.svelte';

type Seen = Pick<View, 'me' | 'table' | 'seats' | 'systems' | 'warp' | 'encounter'>;

/** What the board shows of a view; `about` is what a card does that lies beside a planet. */
export function boardOf(
  view: Seen,
  voice: Voice,
  highlight: readonly string[],
  about: (card: string) => string | undefined = () => undefined,
): BoardModel {
  const { encounter } = view;
  const kinds = kindsOfShips(view.seats);
  return {
    seats: view.seats.map((seat) => ({
      seat: seat.seat,
      name: voice.cast.seat(seat.seat),
      colour: seat.colour,
      alien: seat.alien ? voice.cast.card(seat.alien) : undefined,
      face: seat.alien ?? undefined,
      hand: seat.hand ?? undefined,
      colonies: seat.colonies ?? 0,
      goal: view.table.coloniesToWin,
      mine: view.me.seats.includes(seat.seat),
      role: roleOf(encounter, seat.seat),
      notes: [
        ...notesOf(seat, view.table).map((note) => voice.plain(note)),
        ...(seat.token ? [t(seat.token === 'total-silence' ? 'token.total-silence' : 'token.partial-silence')] : []),
        ...each('marks')
          .flatMap((of) => of(seat, voice))
          .filter(({ bound }) => bound)
          .map(({ text }) => text),
        ...(seat.threat ? [t('table.seat.threat')] : []),
      ],
    })),
    systems: view.systems.map((system) => ({
      seat: system.seat,
      ring: ringOf(
        view.seats.find(({ seat }) => seat === system.seat),
        voice,
      ),
      pieces: view.seats
        .filter(({ seat }) => seat === system.seat)
        .flatMap((seat) => piecesOf(seat, encounter, (id) => voice.cast.seat(id)))
        // What is not there yet is told on the sheet.
        .filter(({ count, onBoard }) => count !== '0' && !onBoard)
        .map((piece) => ({
          icon: piece.icon,
          count: piece.count,
          name: piece.name,
          label: pieceSaid(piece, (card) => voice.cast.card(card)),
        })),
      planets: system.planets.map((planet) => ({
        id: planet.id,
        alive: planet.alive,
        ships: planet.ships,
        tokens: [
          ...(planet.tokens ?? []).map((token, at) => tokenOf(token, at, voice)),
          ...kinds
            .filter(
              ({ owner, place }) =>
                place === planet.id && !planet.tokens?.some((token) => token.id === 'under' && token.owner === owner),
            )
            .map(({ owner, name, count }) => ({
              id: `${name} ${owner}`,
              label: t('piece.counter', { name: t('piece.of', { name, seat: voice.cast.seat(owner) }), count }),
              icon: 'deck' as const,
              kind: 'mark' as const,
              count,
              owner,
            })),
        ],
        beside: besideOf(planet, voice, about),
      })),
    })),
    warp: view.warp,
    encounter: encounter && {
      target: encounter.target ?? null,
      other: encounter.other ?? null,
      waiting: Object.entries(encounter.waiting ?? {}).map(([seat, ships]) => ({ seat, ships })),
      system: encounter.defense ?? null,
      gate: [...worlds(view), ...sideShips(encounter.offense, encounter.sides.offense)],
      shield: sideShips(null, encounter.sides.defense),
    },
    highlight,
  };
}

function ringOf(seat: Seen['seats'][number] | undefined, voice: Voice) {
  const ring = Object.entries(seat?.ring ?? {}).map(([owner, ships]) => ({
    seat: owner,
    ships,
    label: t('piece.counter', { name: t('piece.ring', { seat: voice.cast.seat(owner) }), count: String(ships) }),
  }));
  return ring.length > 0 ? ring : undefined;
}

/** Home planets that have gone through the gate, with all ships of the offense on them. */
export function worlds({ systems, encounter }: Pick<View, 'systems' | 'encounter'>) {
  if (!encounter?.target) return [];
  const { offense } = encounter;
  return systems.flatMap(({ planets }) =>
    planets.flatMap(({ id, tokens, ships }) =>
      tokens?.some((token) => named('tokens', token.id)?.flies)
        ? [{ seat: offense, ships: ships[offense] ?? 0, planet: id }]
        : [],
    ),
  );
}

function sideShips(main: string | null, side: { ships: number; allies: Record<string, number> }) {
  const allies = Object.entries(side.allies).map(([seat, ships]) => ({ seat, ships }));
  return [...(main !== null && side.ships > 0 ? [{ seat: main, ships: side.ships }] : []), ...allies].filter(
    ({ ships }) => ships > 0,
  );
}

type Planet = SystemView['planets'][number];

/** A token of a planet in words. */
export function tokenSaid({ id, owner, card, count }: NonNullable<Planet['tokens']>[number], voice: Voice): string {
  if (id === 'adrift') return t('board.token.adrift');
  if (id === 'tower') return t('board.token.tower', { count: count ?? 1 });
  if (id === 'under') return t('board.token.under', { name: voice.cast.seat(owner ?? ''), count: count ?? 1 });
  if (count) return t('board.token.numbered', { name: pieceName(id), count });
  const name = voice.cast.card(id);
  return card ? t('board.token.card', { name, card: voice.cast.card(card) }) : name;
}

const tokenIcons: Readonly<Record<string, BoardToken['icon']>> = { tower: 'deck', under: 'ship', adrift: 'planet' };

function tokenOf(token: NonNullable<Planet['tokens']>[number], at: number, voice: Voice): BoardToken {
  const look = named('tokens', token.id);
  return {
    id: `${token.id} ${at}`,
    label: tokenSaid(token, voice),
    icon: look?.icon ?? (token.card ? 'defense' : (tokenIcons[token.id] ?? 'device')),
    kind: token.id === 'adrift' ? 'adrift' : token.between ? 'pair' : look?.isShip ? 'ship' : 'mark',
    count: look?.flies ? undefined : (token.count ?? undefined),
    other: token.between ?? undefined,
    owner: token.owner ?? undefined,
  };
}

function besideOf(planet: Planet, voice: Voice, about: (card: string) => string | undefined) {
  for (const [, place] of entries('places')) {
    const found = place.of(planet, voice, about);
    if (found) return found;
  }
  return undefined;
}

interface Acts {
  /** A place was pressed a second time, or the only thing that it could mean is clear. */
  send: (answer: string) => void;
  why: (place: string) => void;
  warning: (tray: Tray) => Readonly<Record<string, string>>;
}

const placeKinds: ReadonlySet<string> = new Set<PromptOption['kind']>(['place', 'gap', 'ship']);

/** The place of the board that an option is about; undefined for one that is about none. */
const spotOf = (option: PromptOption): string | undefined =>
  placeKinds.has(option.kind) ? (option.planet ?? option.notation) : named('options', option.kind)?.spot?.(option);

/** Whether a question is about where ships go, not from where. */
const places = (prompt: Prompt): boolean => /^prompt\.place(\.regroup)?$/.test(prompt.title.key);

/** What can be pressed on the board for a question of a variant, once something else has been pressed. */
export function pickingOfVariants(table: TableStore, prompt: Prompt | undefined): Picking | null {
  return (prompt && named('pickings', prompt.prompt)?.(table, prompt)) ?? null;
}

/** What pressing places on the board means for a question; null when it does not ask for places. */
export function pickingOf(prompt: Prompt | undefined, tray: Tray | null, acts: Acts): Picking | null {
  if (!prompt || !tray) return null;
  if (tray.kind === 'ships') return pickShips(prompt, tray, acts);
  if (named('pickings', prompt.prompt)) return null;
  const placed = prompt.options.flatMap((option) => {
    const spot = spotOf(option);
    return spot === undefined ? [] : [[spot, option.notation] as const];
  });
  const notationAt = new Map(placed);
  /** What reveals nothing and can be taken back takes one press. */
  const openAt = new Set(prompt.options.flatMap((option) => (option.open === true ? [spotOf(option)] : [])));
  // Ships of several players on one planet are told apart by the buttons alone.
  if (placed.length === 0 || notationAt.size < placed.length) return null;
  const chosen = [...notationAt].find(([, notation]) => notation === tray.choice)?.[0];
  return {
    selectable: new Set(notationAt.keys()),
    selected: chosen === undefined ? {} : { [chosen]: 1 },
    aiming: prompt.prompt === 'aim',
    sign: places(prompt) ? '+' : prompt.options.some(({ kind }) => kind === 'ship') ? '-' : null,
    onadd: (place) => {
      const notation = notationAt.get(place);
      if (notation === undefined) return;
      if (tray.choice === notation || openAt.has(place)) acts.send(notation);
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
    sign: places(prompt) ? '+' : '-',
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
