import { expect, test } from 'vitest';
import { happened, oneOfEach, type Frame } from '../../fixtures/event';
import type { Events } from '../../protocol/events';
import type { EventName, LogEvent, SeatView } from '../../protocol/types';
import { castOf } from '../../words/cast';
import { plain } from '../../words/rich';
import { story } from './story';

const person = { colour: 'red', kind: 'person', connected: true, ready: true, status: 'idle' } as const;
const seats: SeatView[] = [
  { ...person, seat: 'A', name: 'Ana' },
  { ...person, seat: 'B', name: 'Bo', colour: 'blue' },
  { ...person, seat: 'C', name: 'Cy', colour: 'yellow' },
];
const cast = castOf({ seats: ['A'] }, seats, null);

let id = 0;
const event = <Name extends EventName>(type: Name, args: Partial<Events[Name]>, more: Partial<Frame> = {}): LogEvent =>
  happened({ id: ++id, encounter: 1, phase: 'launch', ...more }, type, args);
const said = (...events: LogEvent[]) => story(events).map((line) => plain(line.sentence, cast));
const moved = (owner: string, from: string, to: string, count = 1) => event('ships-moved', { owner, from, to, count });

test('ships that leave together are one sentence', () => {
  expect(said(moved('A', 'A1', 'gate', 2), moved('A', 'A3', 'gate'))).toEqual([
    'You send 3 ships from A1 (2) and A3 to the gate.',
  ]);
});

test('moves of another owner or to another place begin a new sentence', () => {
  expect(said(moved('A', 'gate', 'warp', 2), moved('B', 'gate', 'warp'), moved('B', 'warp', 'B2'))).toEqual([
    'You put 2 ships into the warp.',
    'Bo puts 1 ship into the warp.',
    'Bo brings 1 ship back from the warp to B2.',
  ]);
});

test('an ally sends ships after joining; the joining says how many', () => {
  const lines = story([event('joined', { seat: 'C', side: 'offense', ships: 2 }), moved('C', 'C1', 'gate', 2)]);
  expect(lines.map((line) => [plain(line.sentence, cast), line.minor])).toEqual([
    ['Cy joins the offense with 2 ships.', false],
    ['Cy sends 2 ships from C1.', true],
  ]);
});

test('a decision says why, also when the higher total does not win', () => {
  const decided = (outcome: Events['decided']['outcome'], facts: Partial<Events['decided']>) => {
    const open = { grounds: 'totals', offensive: 12, defensive: 9, upset: false, cause: '' } as const;
    return said(event('decided', { outcome, offense: 'A', defense: 'B', ...open, ...facts }))[0];
  };
  expect(decided('offense-wins', {})).toBe('You win the encounter: 12 to 9.');
  expect(decided('defense-wins', { offensive: 9 })).toBe(
    'Bo wins the encounter: 9 to 9, and a tie goes to the defense.',
  );
  expect(decided('defense-wins', {})).toBe('Bo wins the encounter: 9 to 12, and the lower total wins.');
  expect(decided('defense-wins', { upset: true })).toBe('Bo wins the encounter: 9 to 12, turned around by an upset.');
  expect(decided('defense-wins', { grounds: 'attack' })).toBe('Bo wins the encounter: Attack beats Negotiate.');
  expect(decided('defense-wins', { grounds: 'effect' })).toBe('Bo wins the encounter: an effect decides it.');
  expect(decided('defense-wins', { grounds: 'effect', cause: 'warpish' })).toBe('Bo wins the encounter (Warpish).');
});

test('a game ends for a reason', () => {
  const ended = (winners: string[], ending: Events['game-won']['ending'], cause = '') =>
    said(event('game-won', { winners, ending, cause }))[0];
  expect(ended(['A'], 'colonies')).toContain('enough foreign colonies');
  expect(ended(['B'], 'effect', 'masochist')).toContain('(Masochist)');
  expect(ended([], 'turn-limit')).toContain('the turn limit is reached');
  expect(ended([], 'no-planets')).toContain('no planet is left');
});

test('totals are sums in words', () => {
  expect(
    said(
      event('total-counted', {
        side: 0,
        total: 27,
        terms: [
          { key: 'card', amount: 8, times: false, seat: 'A', ships: 0, cause: 'attack-08' },
          { key: 'ships', amount: 4, times: false, seat: 'A', ships: 4, cause: '' },
          { key: 'ally', amount: 8, times: false, seat: 'C', ships: 2, cause: 'macron' },
          { key: 'reinforcement', amount: 5, times: false, seat: 'C', ships: 0, cause: 'reinforcement-5' },
          { key: 'effect', amount: -2, times: false, seat: '', ships: 0, cause: '' },
        ],
      }),
      event('total-counted', {
        side: 1,
        total: 24,
        terms: [
          { key: 'card', amount: 8, times: false, seat: 'B', ships: 0, cause: '' },
          { key: 'ships', amount: 3, times: true, seat: 'B', ships: 3, cause: 'virus' },
        ],
      }),
    ),
  ).toEqual([
    'The offense: 8 (Attack 8) + 4 ships of yours + 8 (2 ships of Cy, Macron) + 5 (Reinforcement +5) − 2 by effects = 27.',
    'The defense: 8 card × 3 ships of Bo = 24.',
  ]);
});

test('who may know what the cards are reads it; others read how many', () => {
  expect(said(event('drew', { seat: 'A', count: 2, cards: ['attack-08', 'negotiate'], cause: '' }))).toEqual([
    'You draw Attack 8 and Negotiate.',
  ]);
  expect(said(event('drew', { seat: 'B', count: 2, cards: [], cause: 'mutant' }))).toEqual([
    'Bo draws 2 cards (Mutant).',
  ]);
  expect(said(event('selected', { seat: 'B', card: '' }))).toEqual(['Bo lays down a card, face down.']);
});

test('a destiny card says that a hazard threatens', () => {
  expect(said(event('destiny-drawn', { offense: 'A', card: 'B!' }))).toEqual([
    'Destiny: Bo. It bears a hazard warning.',
  ]);
  expect(said(event('destiny-drawn', { offense: 'A', card: 'A!' }))).toEqual([
    'Destiny: your own colour. It bears a hazard warning.',
  ]);
});

test('a tech that is reset is told', () => {
  expect(said(event('tech-reset', { seat: 'B', tech: 'zap-o-tron', cause: '' }))).toEqual([
    'Bo turns the tech Zap O Tron face down again.',
  ]);
});

test('an offer is told in words', () => {
  expect(said(event('offered', { seat: 'A', terms: 'give: card attack-06, cards 2 for: colony B3' }))).toEqual([
    'You offer Attack 6 and 2 random cards and want a colony on B3.',
  ]);
  expect(said(event('offered', { seat: 'B', terms: 'give: nothing for: cards 1' }))).toEqual([
    'Bo offers nothing and wants 1 random card.',
  ]);
});

test('the text of a card comes with its first use only', () => {
  const used = () => event('used', { seat: 'B', effect: 'plague' });
  expect(story([used(), used()]).map((line) => line.about)).toEqual(['plague', null]);
});

test('a phase that begins is no line of its own', () => {
  expect(said(event('phase-began', { phase: 'Launch' }), event('turn-began', { seat: 'A' }))).toEqual([]);
});

test('cards that were shown are named', () => {
  expect(said(event('showed', { seat: 'B', cards: ['attack-08'], cause: 'dictator' }))).toEqual([
    'Bo shows Attack 8 (Dictator).',
  ]);
});

// Events of every variant are among them: of tech levels, too.
test('there are words for every event, but for those that are headings', () => {
  const silent = oneOfEach.filter((one) => said(one).length === 0).map(({ type }) => type);
  expect(silent).toEqual(['phase-began', 'turn-began']);
});

test('an event that only a newer server knows is left out', () => {
  const unknown = { ...event('stayed-out', { seat: 'B' }), type: 'something-new' } as unknown as LogEvent;
  expect(said(unknown, event('stayed-out', { seat: 'C' }))).toEqual(['Cy stays out.']);
});

test('a line knows what to mark and whom it concerns', () => {
  const [line] = story([moved('A', 'A1', 'gate'), moved('A', 'A2', 'gate')]);
  expect(line?.places).toEqual(['A1', 'A2', 'gate']);
  expect(line?.events).toHaveLength(2);
  const [took] = story([event('took', { to: 'A', from: 'C', count: 1, cards: [], cause: '' })]);
  expect(took?.seats).toEqual(['A', 'C']);
});

test('a ship goes to a moon, or comes from one', () => {
  const lines = story([moved('A', 'A1', 'moon-A1'), moved('A', 'moon-B4', 'gate'), moved('A', 'moon-B3', 'tech')]);
  expect(lines.map((line) => [plain(line.sentence, cast), line.minor])).toEqual([
    ['You move 1 ship from A1 to the moon of A1.', true],
    ['You send 1 ship from the moon of B4 to the gate.', false],
    ['You send 1 ship from the moon of B3 to research.', true],
  ]);
  expect(lines[0]?.places).toEqual(['A1', 'moon-A1']);
});

test('cards laid aside may come from a hand as well as from the deck', () => {
  const laid = (seat: string, cards: string[]) => said(event('laid-aside', { seat, count: 2, cards, cause: '' }));
  expect(laid('B', [])).toEqual(['Bo lays 2 cards aside.']);
  expect(laid('A', ['attack-08', 'attack-10'])[0]).toMatch(/^You lay .+ aside\.$/);
});
