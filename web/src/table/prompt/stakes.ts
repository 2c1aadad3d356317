import type { IconName } from '../../art/icons';
import type { Outlook, Prompt, View } from '../../protocol/types';
import type { Tray } from '../../state/tray.svelte';
import { place, say, seat, understood, type Sentence } from '../../words/rich';
import { leaderOf, sumOf } from '../result';

/** What an answer leads to, in a line. */
export interface Stake {
  readonly icon: IconName;
  readonly tone: 'good' | 'bad' | 'warn' | 'plain';
  readonly said: Sentence;
}

interface Seen {
  readonly view: Pick<View, 'seats' | 'table' | 'encounter' | 'systems'>;
}

const good = (said: Sentence): Stake => ({ icon: 'trophy', tone: 'good', said });
const bad = (said: Sentence): Stake => ({ icon: 'warp', tone: 'bad', said });
const plain = (icon: IconName, said: Sentence): Stake => ({ icon, tone: 'plain', said });

/** How many colonies a seat would have with one more, and how many win. */
function oneMore({ view }: Seen, id: string) {
  const has = view.seats.find((one) => one.seat === id)?.colonies ?? 0;
  return { number: has + 1, goal: view.table.coloniesToWin, wins: has + 1 >= view.table.coloniesToWin ? 'yes' : 'no' };
}

/** Sides as they stand, for both main players to see; with ships that the reader has picked for one of them. */
function sides({ view }: Seen, picked?: { side: string; ships: number }): Stake[] {
  const { encounter } = view;
  if (!encounter?.offense || !encounter.defense) return [];
  const revealed = encounter.revealed ?? false;
  const sum = (which: 'offense' | 'defense') => {
    const side = encounter.sides[which];
    return sumOf(picked?.side === which ? { ...side, known: side.known + picked.ships } : side, revealed);
  };
  return [
    plain(
      'main',
      say('table.stakes.sides', {
        offense: seat(encounter.offense),
        first: sum('offense'),
        defense: seat(encounter.defense),
        second: sum('defense'),
      }),
    ),
  ];
}

/** Whether a win of the offense is a colony more for a seat: not at home, nor where it has one already. */
export function gains({ view }: Pick<Seen, 'view'>, id: string, target = view.encounter?.target ?? ''): boolean {
  return view.systems.some(
    (system) =>
      system.seat !== id && system.planets.some((planet) => planet.id === target && (planet.ships[id] ?? 0) === 0),
  );
}

/** What a win of the offense at a planet is to a seat. */
function won(table: Seen, id: string, target: string): Stake {
  if (gains(table, id, target))
    return good(say('table.stakes.win.at', { place: place(target), ...oneMore(table, id) }));
  return plain('trophy', say('table.stakes.win.none', { place: place(target), home: atHome(target, id) }));
}

const atHome = (target: string, id: string) => (target.startsWith(id) ? 'yes' : 'no');

/** Seats among those that are asked about that win with one more colony. */
function near(table: Seen, ids: readonly string[]): Stake[] {
  const winners = ids.filter((id) => gains(table, id) && oneMore(table, id).wins === 'yes');
  return winners.length === 0
    ? []
    : [{ icon: 'warning', tone: 'bad', said: say('table.stakes.near', { seats: winners.map(seat) }) }];
}

const undo = plain('undo', say('table.stakes.undo'));

/** What becomes empty by what is picked. */
export function warnedOf(tray: Tray): Stake[] {
  return tray.warnings.map((warning) => ({
    icon: 'warning',
    tone: 'warn',
    said: understood(warning) ?? say('words.unknown'),
  }));
}

/** What cards decide that have no number, whatever is added to totals. */
function withoutTotals(table: Seen): Stake[] {
  const { offense, defense } = table.view.encounter?.sides ?? {};
  const negotiates = [offense, defense].filter((side) => side?.card.state === 'up' && side.total === null).length;
  if (negotiates === 1) return [...sides(table), plain('negotiate', say('table.stakes.use.attack'))];
  return negotiates === 2 ? [plain('negotiate', say('table.stakes.use.deal'))] : [];
}

/** Questions about what somebody uses, which has not happened yet. */
const answering: ReadonlySet<string> = new Set(['prompt.use.answer', 'prompt.use.answer.on']);

/**
 * What is known to follow from the answers to a question that everybody meets; nothing for other questions.
 *
 * @param passed what comes of it where nothing is used, as far as that is known
 */
export function stakesOf(table: Seen, prompt: Prompt, tray: Tray, passed: Outlook | null = null): Stake[] {
  const { encounter } = table.view;
  const me = prompt.seat;
  if (!encounter) return [];
  const target = encounter.target ?? null;
  const abroad = encounter.defense !== null && encounter.defense !== me;
  switch (prompt.prompt) {
    case 'aim': {
      if (prompt.title.key !== 'prompt.aim') return [];
      const planets = prompt.options.map((option) => option.planet ?? option.notation);
      const at = tray.choice ?? (planets.length === 1 ? planets[0] : undefined);
      return [
        ...(abroad && at ? [won(table, me, at)] : []),
        ...(abroad && !at && planets.some((planet) => gains(table, me, planet))
          ? [good(say('table.stakes.win', oneMore(table, me)))]
          : []),
        bad(say('table.stakes.lose')),
        undo,
      ];
    }
    case 'launch': {
      const known = encounter.sides.offense.known + tray.count;
      return [
        plain(
          'main',
          say('table.stakes.launch', {
            total: known,
            seat: seat(encounter.defense ?? ''),
            other: encounter.sides.defense.known,
          }),
        ),
        ...(abroad && target ? [won(table, me, target)] : []),
        bad(say('table.stakes.lose')),
      ];
    }
    case 'invite': {
      const seats = prompt.options.filter(({ kind }) => kind === 'seat');
      const picked = seats.filter(({ notation }) => tray.has(notation));
      const named = (picked.length > 0 ? picked : seats).map((one) => one.seat ?? one.notation);
      if (encounter.offense === me) {
        const { ships } = encounter.sides.offense;
        return [
          ...near(table, named),
          abroad && target && gains(table, me)
            ? good(
                say('table.stakes.invite.win', {
                  place: place(target),
                  ...oneMore(table, me),
                  allies: picked.length > 0 ? 'some' : 'none',
                  seats: picked.map((one) => seat(one.seat ?? one.notation)),
                }),
              )
            : good(say('table.stakes.invite.offense')),
          ...(ships > 0 ? [bad(say('table.stakes.invite.lose', { count: ships }))] : []),
        ];
      }
      const { offense } = encounter;
      return [
        ...(offense && target && gains(table, offense)
          ? [
              bad(
                say('table.stakes.invite.fall', {
                  place: place(target),
                  seat: seat(offense),
                  ...oneMore(table, offense),
                }),
              ),
            ]
          : []),
        good(say('table.stakes.invite.defense')),
      ];
    }
    case 'join': {
      const open = tray.prefixes;
      const side = tray.prefix;
      const main = encounter.offense;
      return [
        ...(open.includes('offense') && main && side !== 'defense' ? near(table, [main]) : []),
        ...sides(table, side ? { side, ships: tray.count } : undefined),
        ...(open.includes('offense') && side !== 'defense'
          ? [
              !target || gains(table, me)
                ? good(say('table.stakes.join.offense', oneMore(table, me)))
                : plain('trophy', say('table.stakes.join.none', { home: atHome(target, me) })),
            ]
          : []),
        ...(open.includes('defense') && side !== 'offense' ? [good(say('table.stakes.join.defense'))] : []),
        bad(say('table.stakes.join.lose')),
      ];
    }
    case 'select':
    case 'select-second':
      return [...sides(table), plain('attack', say('table.stakes.tie')), plain('negotiate', say('table.stakes.deal'))];
    case 'use': {
      const leader = leaderOf(encounter);
      if (!encounter.revealed || encounter.outcome) return [];
      if (leader === null) return withoutTotals(table);
      // Who leads now does not win if what is answered changes it.
      const pending = answering.has(prompt.title.key);
      const score = pending ? passed?.score : undefined;
      if (pending && !score) return sides(table);
      const first = score?.ahead ?? leader;
      const ahead = first === 'offense' ? encounter.offense : encounter.defense;
      const mine =
        ahead === me || (encounter.sides[first].allies[me] ?? 0) > 0
          ? 'good'
          : encounter.offense === me || encounter.defense === me
            ? 'bad'
            : 'plain';
      return [
        ...sides(table),
        {
          icon: mine === 'bad' ? 'warp' : 'trophy',
          tone: mine,
          said: score
            ? say('table.stakes.answer', { offense: score.offense, defense: score.defense, seat: seat(ahead ?? '') })
            : say('table.stakes.pass', { seat: seat(ahead ?? '') }),
        },
      ];
    }
    default:
      return [];
  }
}

/** A text as its sentences: where not all have room, those at the beginning are shown, whole. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');
}
