import { expect, test } from 'vitest';
import { prompts, table, tableWith } from '../../fixtures/sample';
import type { EncounterView, Outlook, Prompt, View } from '../../protocol/types';
import { Tray } from '../../state/tray.svelte';
import { gains, stakesOf } from './stakes';

const at = (target: string): View => tableWith({ encounter: { ...(table.encounter as EncounterView), target } });

test('a win of the offense is a colony more but at home and where one is already', () => {
  const planet = table.systems[2]?.planets.find(({ ships }) => Object.keys(ships).length > 0);
  const [settled] = Object.keys(planet?.ships ?? {});
  const home = table.systems[2]?.seat ?? '';
  const view = at(planet?.id ?? '');
  expect(gains({ view }, home)).toBe(false);
  expect(gains({ view }, settled ?? '')).toBe(false);
  const others = table.seats
    .map(({ seat }) => seat)
    .filter((seat) => seat !== home && !(seat in (planet?.ships ?? {})));
  expect(others.map((seat) => gains({ view }, seat))).toEqual(others.map(() => true));
});

test('ships that an ally has picked count in the sum of the side that they are for', () => {
  const join = prompts['join'] as Prompt;
  const sums = (count: number) => {
    const tray = new Tray(join);
    tray.prefix = 'offense';
    for (let i = 0; i < count; i++) tray.add(tray.places[0] ?? '');
    return JSON.stringify(stakesOf({ view: table }, join, tray).map(({ said }) => said));
  };
  const known = table.encounter?.sides.offense.known ?? 0;
  expect(sums(0)).toContain(`"${String(known)}+?"`);
  expect(sums(1)).toContain(`"${String(known + 1)}+?"`);
});

test('an invitation says what a win gives to whom, and what is lost', () => {
  const invite = prompts['invite'] as Prompt;
  const encounter = {
    ...(table.encounter as EncounterView),
    offense: invite.seat,
    defense: 'C',
    target: 'C1',
  } satisfies EncounterView;
  const view = tableWith({
    encounter: { ...encounter, sides: { ...encounter.sides, offense: { ...encounter.sides.offense, ships: 3 } } },
    systems: table.systems.map((system) =>
      system.seat === 'C'
        ? {
            ...system,
            planets: system.planets.map((planet) => (planet.id === 'C1' ? { ...planet, ships: { C: 2 } } : planet)),
          }
        : system,
    ),
  });
  const [first] = invite.options.filter(({ kind }) => kind === 'seat');
  const tray = new Tray(invite);
  const said = () =>
    stakesOf({ view }, invite, tray).map(({ said: { key, args } }) => [key, args?.['allies'] ?? args?.['count']]);
  expect(said()).toContainEqual(['table.stakes.invite.win', 'none']);
  expect(said()).toContainEqual(['table.stakes.invite.lose', 3]);
  tray.toggle({ key: first?.notation ?? '', notation: first?.notation ?? '' });
  expect(said()).toContainEqual(['table.stakes.invite.win', 'some']);
});

test('where one has a colony already, or at home, a win is said to be none', () => {
  const aim = prompts['aim'] as Prompt;
  const [planet] = aim.options;
  const place = planet?.planet ?? planet?.notation ?? '';
  const settled = (ships: Record<string, number>) =>
    tableWith({
      encounter: { ...(table.encounter as EncounterView), offense: aim.seat, defense: place.charAt(0) },
      systems: table.systems.map((system) => ({
        ...system,
        planets: system.planets.map((one) => (one.id === place ? { ...one, ships } : one)),
      })),
    });
  const said = (view: View) => {
    const tray = new Tray(aim);
    tray.choice = place;
    return stakesOf({ view }, aim, tray).map((one) => one.said.key);
  };
  expect(said(settled({}))).toContain('table.stakes.win.at');
  expect(said(settled({ [aim.seat]: 2 }))).toContain('table.stakes.win.none');
  expect(said(settled({ [aim.seat]: 2 }))).not.toContain('table.stakes.win.at');

  const join = prompts['join'] as Prompt;
  const joins = (target: string) =>
    stakesOf(
      { view: { ...table, encounter: { ...(table.encounter as EncounterView), target } } },
      join,
      new Tray(join),
    ).map((one) => one.said.key);
  expect(joins(`${join.seat}1`)).toContain('table.stakes.join.none');
});

test('while somebody’s use is answered, who leads now is not said to win; what comes of passing is', () => {
  const use = { ...(prompts['use'] as Prompt), title: { key: 'prompt.use.answer' } };
  const encounter = table.encounter as EncounterView;
  const side = (total: number) => ({
    ...encounter.sides.offense,
    total,
    card: { state: 'up' as const, id: 'attack-6' },
  });
  const view = tableWith({
    encounter: {
      ...encounter,
      revealed: true,
      outcome: null,
      leading: 'offense',
      sides: { offense: side(16), defense: side(10) },
    },
  });
  const said = (passed: Outlook | null) => stakesOf({ view }, use, new Tray(use), passed).map((one) => one.said);
  expect(said(null).map(({ key }) => key)).toEqual(['table.stakes.sides']);
  const passed: Outlook = {
    answer: 'pass',
    best: false,
    score: { offense: 16, defense: 24, ahead: 'defense' },
    events: [],
  };
  expect(said(passed)[1]).toMatchObject({
    key: 'table.stakes.answer',
    args: { offense: 16, defense: 24, seat: { id: encounter.defense } },
  });
});

test('where a card without a number decides, what could be added is said to change nothing', () => {
  const use = { ...(prompts['use'] as Prompt), title: { key: 'prompt.use' } };
  const said = (offense: number | null, defense: number | null) => {
    const encounter = table.encounter as EncounterView;
    const side = (total: number | null) => ({
      ...encounter.sides.offense,
      total,
      card: { state: 'up' as const, id: total === null ? 'negotiate' : 'attack-6' },
    });
    const view = tableWith({
      encounter: {
        ...encounter,
        revealed: true,
        outcome: null,
        leading: offense !== null && defense !== null ? 'offense' : null,
        sides: { offense: side(offense), defense: side(defense) },
      },
    });
    return stakesOf({ view }, use, new Tray(use)).map((one) => one.said.key);
  };
  expect(said(11, null)).toEqual(['table.stakes.sides', 'table.stakes.use.attack']);
  expect(said(null, null)).toEqual(['table.stakes.use.deal']);
  expect(said(11, 8)).toEqual(['table.stakes.sides', 'table.stakes.pass']);
});
