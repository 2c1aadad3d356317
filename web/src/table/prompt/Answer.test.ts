import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { book, prompts, tableWith } from '../../fixtures/sample';
import type { Fate } from '../../protocol/commands';
import type { CardBook, CommandBody, EncounterView, Prompt, PromptOption, View } from '../../protocol/types';
import { preferences } from '../../state/preferences.svelte';
import { TableStore } from '../../state/table.svelte';
import { t } from '../../words/words.svelte';
import Hand from '../Hand.svelte';
import { research } from '../../variants/technology/research.svelte';
import Prompts from './Prompts.svelte';

let sent: CommandBody[];
let fate: Fate;
let store: TableStore;

function ask(name: string, more: Partial<Prompt> = {}) {
  const prompt = prompts[name];
  if (!prompt) throw new Error(`no sample of ${name}`);
  store.hear({ kind: 'view', n: 417, view: tableWith({ prompts: [{ ...prompt, ...more }] }) });
  return render(Prompts, { context: around() });
}

const around = () =>
  new Map<symbol, unknown>([
    [Symbol.for('table store'), store],
    [Symbol.for('table source'), store],
  ]);

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const answers = () => sent.map((command) => command.answer);

beforeEach(() => {
  sent = [];
  fate = { status: 200 };
  research.slot = null;
  store = new TableStore({
    send: (command) => {
      sent.push(command);
      return Promise.resolve(fate);
    },
    explain: () => Promise.reject(new Error('not asked')),
    checkDeal: () => Promise.reject(new Error('not asked')),
    older: () => Promise.resolve([]),
    reload: () => undefined,
  });
  store.book = book;
});

test('what a card asks is explained by what stands on it, not by a tip', () => {
  const known = book.cards.find(({ id }) => id === 'plague')?.text ?? '';
  ask('effect');
  expect(known.length).toBeGreaterThan(10);
  expect(document.querySelector('.tip')?.textContent).toContain(known);
});

test('what an alien asks is asked with its own face, not with the back of a card', () => {
  const alien = book.aliens[0]?.id ?? '';
  ask('effect', { prompt: `${alien}/seat`, effect: alien });
  const picture = document.querySelector('.carded > button');
  expect(picture?.querySelector('svg')).toBeTruthy();
  expect(picture?.querySelector('.mini')).toBeNull();
});

test('what somebody uses is explained where it may be answered, every time', () => {
  preferences.change({ tips: false });
  const text = book.aliens.find(({ id }) => id === 'macron')?.text ?? '';
  expect(text.length).toBeGreaterThan(10);
  ask('use');
  expect(document.querySelector('.tip')?.textContent).toContain(text);
  preferences.change({ tips: true });
});

test('each act on a tech says what it would come to', () => {
  ask('tech');
  const said = [...document.querySelectorAll('.tech .option small')].map((one) => one.textContent);
  expect(said.some((one) => /^\d+ of \d+ then$/.test(one))).toBe(true);
  expect(said).toContain('You discard it.');
});

test('ships of somebody else carry the shape of their seat, not a letter before the planet', () => {
  ask('launch', { gesture: { kind: 'ships', least: 1, most: 1, from: { 'B:B2': 2 } } });
  const button = document.querySelector('.places button');
  expect(button?.textContent).toContain('B2');
  expect(button?.textContent).not.toContain('B:B2');
});

test('a number that may be taken away as well has a sign', () => {
  const options = [1, -1].map((amount) => ({ notation: String(amount), kind: 'number' as const, amount }));
  ask('effect', { gesture: { kind: 'single' }, options });
  expect(screen.getByRole('button', { name: /^\+1/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^−1/ })).toBeTruthy();
});

test('ships: planets are pressed, then sent', async () => {
  ask('launch');
  await press(/^A1 0\/4/);
  await press(/^A1 1\/4/);
  await press(/^A3 0\/4/);
  expect(screen.getByText('Sending 3 of 4: A1x2 A3')).toBeTruthy();
  await press('One ship less at A1');
  await press(/^Send 2 ships/);
  expect(answers()).toEqual(['A1 A3']);
});

test('ships: the first press of the main button picks, the second sends', async () => {
  ask('launch');
  await press(/^Pick 4 for me/);
  await press(/^Send 4 ships/);
  expect(answers()).toEqual(['A1x2 A2 A3']);
});

test('a side is chosen before ships join it', async () => {
  ask('join');
  await press(/^A1 0\/4/);
  expect(screen.getByRole('button', { name: /Choose a side first/ })).toHaveProperty('disabled', true);
  await press(/^Defense/);
  await press(/^Send 1 ship/);
  expect(answers()).toEqual(['defense A1']);
});

test('to stay out takes one press', async () => {
  ask('join');
  await press(/^Stay out/);
  expect(answers()).toEqual(['none']);
});

test('seats are toggled, everybody at once too', async () => {
  const first = ask('invite');
  await press(/^Bo/);
  await press(/^Invite 1 player/);
  first.unmount();
  ask('invite', { n: 500 });
  await press(/^Everybody/);
  await press(/^Invite 2 players/);
  expect(answers()).toEqual(['B', 'B D']);
});

test('an encounter card takes two presses', async () => {
  ask('select');
  await press(/^Attack 8/);
  expect(answers()).toEqual([]);
  await press(/^Play Attack 8 face down/);
  expect(answers()).toEqual(['attack-08']);
});

test('an effect is chosen, read, and used', async () => {
  ask('use');
  await press(/^Cosmic Zap/);
  expect(screen.getByText(/Cancels one use of an alien power/)).toBeTruthy();
  await press(/^Use Cosmic Zap/);
  expect(answers()).toEqual(['cosmic-zap']);
});

test('rewards are split by steppers', async () => {
  ask('reward');
  await press('One ship more');
  await press(/^Take 2 cards and 1 ship/);
  expect(answers()).toEqual(['cards 2 ships 1']);
});

test('a tech gets its ship from a planet', async () => {
  ask('tech');
  await press(/^\+1 ship/);
  await press(/^A2/);
  await press(/^Send the ship from A2/);
  expect(answers()).toEqual(['research lunar-cannon A2']);
});

test('what loses a tech takes a second press', async () => {
  ask('tech');
  const abandon = () => fireEvent.click(screen.getAllByRole('button', { name: /Abandon|Press again/ })[0] as Element);
  await abandon();
  expect(answers()).toEqual([]);
  await abandon();
  expect(answers()).toEqual(['abandon lunar-cannon']);
});

test('cards of the own hand are picked in the hand or in the bar', async () => {
  ask('discard');
  render(Hand, { context: around() });
  await press(/^Cosmic Zap.*can be chosen now/);
  await press(/^Attack 6$/);
  await press(/^Discard 2 cards/);
  expect(answers()).toEqual(['cosmic-zap attack-06']);
});

test('cards of somebody else have nothing to do with the own hand', () => {
  ask('take');
  render(Hand, { context: around() });
  expect(screen.queryByRole('button', { name: /can be chosen now/ })).toBeNull();
});

test('a plain word takes one press, a planet two', async () => {
  const word = ask('next');
  await press(/^Second encounter/);
  expect(answers()).toEqual(['encounter']);
  word.unmount();
  ask('aim');
  await press(/^C4/);
  expect(answers()).toHaveLength(1);
  await press(/^Aim at C4/);
  expect(answers()).toEqual(['encounter', 'C4']);
});

test('a press too many sends nothing twice', async () => {
  ask('defense');
  const button = screen.getByRole('button', { name: /Cy/ });
  await Promise.all([fireEvent.click(button), fireEvent.click(button)]);
  expect(answers()).toEqual(['C']);
});

test('what the server refuses is said, and what was picked stays', async () => {
  fate = { status: 422, problem: { type: '', title: 'Too many ships.', status: 422, legal: ['A1'] } };
  ask('launch');
  await press(/^A1 0\/4/);
  await press(/^Send 1 ship/);
  expect(await screen.findByText(/Too many ships/)).toBeTruthy();
  expect(screen.getByText('Sending 1 of 4: A1')).toBeTruthy();
});

test('what reveals nothing and can be taken back is sent with one press, as the server says', async () => {
  const aim = prompts['aim'];
  ask('aim', { options: (aim?.options ?? []).map((option) => ({ ...option, open: option.notation === 'C4' })) });
  await press(/^C4/);
  expect(answers()).toEqual(['C4']);
});

test('every encounter card says what it does, whatever its kind', () => {
  const select = prompts['select'];
  const cards = ['attack-08', 'negotiate', 'morph', 'reinforcement-3'];
  ask('select', {
    options: cards.map((id) => ({ ...(select?.options[0] as PromptOption), notation: id, card: id })),
  });
  const said = [...document.querySelectorAll('.cards .option small')].map((one) => one.textContent);
  expect(said).toHaveLength(cards.length);
  expect(said).toContain('Becomes a copy of the other side’s card.');
  expect(said).toContain(book.cards.find(({ id }) => id === 'reinforcement-3')?.text);
});

test('a side is somebody’s: that is said where it is chosen', () => {
  const word = (notation: string): PromptOption => ({ notation, kind: 'word' }) as PromptOption;
  ask('defense', { prompt: 'reinforcement-3/side', options: [word('offense'), word('defense')] });
  const { sides } = tableWith({}).encounter ?? {};
  const names = { A: 'you', B: 'Bo', C: 'Cy', D: 'Di' } as Record<string, string>;
  for (const side of ['offense', 'defense'] as const)
    expect(screen.getByRole('button', { name: new RegExp(`^${side}`, 'i') }).textContent).toContain(
      names[sides?.[side].main ?? ''],
    );
});

test('to fail a deal says what it costs before it is pressed', () => {
  const prompt = prompts['deal'];
  const deal = { ...tableWith({}).deal, penalty: 3, versions: [], standing: null } as unknown as View['deal'];
  store.hear({ kind: 'view', n: 417, view: tableWith({ prompts: [prompt as Prompt], deal }) });
  render(Prompts, { context: around() });
  expect(screen.getByRole('button', { name: /^Fail/ }).textContent).toContain('3 ships of each of you go to the warp');
});

test('nobody is said to be the fewest where nobody defends', () => {
  expect(t('table.aim.defended', { count: 0, rank: 'fewest' })).toBe('nobody defends');
  expect(t('table.aim.defended', { count: 2, rank: 'fewest' })).toBe('2 ships defend, the fewest');
});

test('an invitation to everybody says whom it would give the game', () => {
  const view = tableWith({});
  const encounter = { ...(view.encounter as EncounterView), offense: 'A', defense: 'C', target: 'C1' };
  const systems = view.systems.map((system) => ({
    ...system,
    planets: system.planets.map((planet) => (planet.id === 'C1' ? { ...planet, ships: { C: 2 } } : planet)),
  }));
  const invite = prompts['invite'] as Prompt;
  const seats = view.seats.map((seat) => ({
    ...seat,
    colonies: seat.seat === 'D' ? view.table.coloniesToWin - 1 : 0,
  }));
  store.hear({ kind: 'view', n: 417, view: tableWith({ prompts: [invite], encounter, systems, seats }) });
  render(Prompts, { context: around() });
  expect(screen.getByRole('button', { name: /^Everybody/ }).textContent).toMatch(/Di.* enough colonies to win/);
});

test('of a power that bends with how many ships it comes no number is promised', () => {
  const invite = prompts['invite'] as Prompt;
  const [first] = invite.options.filter(({ kind }) => kind === 'seat');
  const encounter = { ...(tableWith({}).encounter as EncounterView), offense: 'A', defense: 'C', target: 'C1' };
  const seats = tableWith({}).seats.map((seat) =>
    seat.seat === first?.notation ? { ...seat, alien: 'macron', powers: [{ alien: 'macron' }] } : seat,
  );
  const bending = { id: 'macron', kind: 'alien', name: 'Macron', windows: ['launching', 'joining', 'totals'] };
  store.book = { ...book, aliens: [...book.aliens.filter(({ id }) => id !== 'macron'), bending] } as CardBook;
  store.hear({ kind: 'view', n: 417, view: tableWith({ prompts: [invite], encounter, seats }) });
  render(Prompts, { context: around() });
  const [row] = [...document.querySelectorAll('.seats button')];
  expect(row?.textContent).toContain('Ships as Macron allows.');
  expect(row?.textContent).not.toMatch(/\d–\d/);
  store.book = book;
});

test('of an ally that a card asks about it is said whom it helps, not how many ships it could send', () => {
  const view = tableWith({});
  const { sides } = view.encounter as EncounterView;
  const encounter = {
    ...(view.encounter as EncounterView),
    sides: {
      offense: { ...sides.offense, allies: { B: 1 } },
      defense: { ...sides.defense, allies: { D: 4 } },
    },
  };
  const invite = prompts['invite'] as Prompt;
  const options = ['B', 'D'].map((seat): PromptOption => ({ notation: seat, kind: 'seat', seat }));
  const asked: Prompt = { ...invite, prompt: 'force-field/seats', effect: 'force-field', options };
  store.hear({ kind: 'view', n: 417, view: tableWith({ prompts: [asked], encounter }) });
  render(Prompts, { context: around() });
  expect(document.querySelector('.seats')?.textContent.replace(/\s+/g, ' ')).toMatch(
    /Ally of the offense, 1 ship\..*Ally of the defense, 4 ships\./,
  );
});

test('beside a Yes that says what it does, a No says it, too', async () => {
  const outlooks = [
    { answer: 'yes', best: false, score: { offense: 14, defense: 15, ahead: 'defense' as const }, events: [] },
    { answer: 'no', best: false, score: { offense: 12, defense: 15, ahead: 'defense' as const }, events: [] },
  ];
  store = new TableStore({
    send: () => Promise.resolve({ status: 200 }),
    explain: () => Promise.resolve({ title: { key: '' }, outlooks }),
    checkDeal: () => Promise.reject(new Error('not asked')),
    older: () => Promise.resolve([]),
    reload: () => undefined,
  });
  store.book = book;
  ask('effect', {
    prompt: 'plague/choice',
    pass: 'no',
    options: ['no', 'yes'].map((notation) => ({ notation, kind: 'word' }) as PromptOption),
  });
  await waitFor(() => {
    expect(document.querySelector('.no')?.textContent).toMatch(/^No: *12 : 15/);
  });
  // Whoever presses digits meets the answers that do something first.
  expect(screen.getByRole('button', { name: /^Yes/ }).dataset['option']).toBe('1');
});

test('of a No by which nothing happens that is said', async () => {
  store.hear({ kind: 'view', n: 417, view: tableWith({ prompts: [] }) });
  ask('effect', {
    prompt: 'wield',
    pass: 'no',
    options: ['no', 'yes'].map((notation) => ({ notation, kind: 'word' }) as PromptOption),
  });
  await waitFor(() => {
    expect(document.querySelector('.no')?.textContent).toContain('It happens unless somebody else wields.');
  });
});

test('a use says before it is pressed what it would come to', async () => {
  const outlooks = [
    { answer: 'cosmic-zap', best: true, score: { offense: 14, defense: 15, ahead: 'defense' as const }, events: [] },
  ];
  let asked = 0;
  store = new TableStore({
    send: () => Promise.resolve(fate),
    explain: ({ ask }) => {
      asked++;
      return ask === 'outlook' ? Promise.resolve({ title: { key: '' }, outlooks }) : Promise.reject(new Error('other'));
    },
    checkDeal: () => Promise.reject(new Error('not asked')),
    older: () => Promise.resolve([]),
    reload: () => undefined,
  });
  store.book = book;
  ask('use');
  await waitFor(() => {
    expect(document.querySelector('.outcome')?.textContent).toMatch(/^At best 14 : 15, (you lead|.+ leads)/);
  });
  expect(asked).toBe(1);
});

test('a card to play says against how many of those that the other side may hold it wins', async () => {
  const select = prompts['select'];
  const cards = select?.options.filter(({ kind }) => kind === 'card').map(({ notation }) => notation) ?? [];
  const outlooks = cards.map((answer) => ({
    answer,
    best: false,
    events: [],
    odds: { beats: 32, loses: 3, neither: 1, cards: 36 },
  }));
  store = new TableStore({
    send: () => Promise.resolve(fate),
    explain: ({ ask }) =>
      ask === 'outlook' ? Promise.resolve({ title: { key: '' }, outlooks }) : Promise.reject(new Error('other')),
    checkDeal: () => Promise.reject(new Error('not asked')),
    older: () => Promise.resolve([]),
    reload: () => undefined,
  });
  store.book = book;
  ask('select');
  // Its room is there before it is known.
  const rooms = () => [...document.querySelectorAll('.odds')];
  expect(rooms()).toHaveLength(cards.length);
  expect(cards.length).toBeGreaterThan(1);
  expect(rooms().map((room) => room.textContent.trim())).toEqual(cards.map(() => ''));
  // Nor is it said what a card beats before that is sure.
  const does = () => document.querySelector('.cards small')?.textContent;
  expect(does()).toMatch(/^Makes \d+ so far\.$/);
  await waitFor(() => {
    expect(rooms().map((room) => room.textContent.replace(/\s+/g, ' ').trim())).toEqual(
      cards.map(() => '32/36 unseen'),
    );
  });
  expect(does()).toMatch(/^Makes \d+\. Beats /);
  expect(rooms()[0]?.closest('button')?.title).toMatch(/^Of the 36 encounter cards that .+ may hold, it beats 32/);
});

test('who signs a deal that hands somebody the game is asked twice', async () => {
  const deal = {
    ...tableWith({}).deal,
    offense: 'A',
    defense: 'C',
    speaker: 'A',
    versions: [
      {
        number: 1,
        by: 'C',
        offenseGives: [{ notation: 'colony A1', kind: 'colony' as const, planet: 'A1', locked: false }],
        defenseGives: [],
        promises: [],
        digest: 'd',
        wins: ['C'],
      },
    ],
    standing: 1,
    offersLeft: {},
    penalty: 3,
  };
  const prompt = prompts['deal'];
  if (!prompt) throw new Error('no sample of deal');
  store.hear({ kind: 'view', n: 417, view: tableWith({ prompts: [prompt], deal }) });
  render(Prompts, { context: around() });
  expect(document.querySelector('.hands')?.textContent).toMatch(/This deal hands .* the game/);
  // What is signed is read where it is signed.
  expect(screen.getByRole('button', { name: /^Accept/ }).textContent).toContain('A1; you get nothing');
  await press(/^Accept/);
  await press(/again/);
  expect(answers()).toEqual([]);
  await press(/^Hand .* the game/);
  expect(answers()).toEqual(['accept']);
});
