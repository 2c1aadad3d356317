import { afterEach, expect, test } from 'vitest';
import { castOf } from './cast';
import { card, held, place, plain, say, seat, tell, understood } from './rich';
import { locale } from './words.svelte';
import './later/reasons';

const seats = [
  { seat: 'A', name: 'Ana', colour: 'red', kind: 'person', connected: true, ready: true, status: 'idle' },
  { seat: 'B', name: 'Bo', colour: 'blue', kind: 'machine', connected: true, ready: true, status: 'idle' },
] as const;
const book = {
  cards: [],
  aliens: [{ id: 'macron', kind: 'alien', name: 'Macron', text: '' }],
  techs: [],
  hazards: [],
} as const;
const cast = castOf({ seats: ['A'] }, [...seats], { cards: [], aliens: [...book.aliens], techs: [], hazards: [] });
const watcher = castOf({ seats: [] }, [...seats], null);

afterEach(() => {
  locale.current = 'en';
});

test('the reader is "you", everybody else has a name', () => {
  const aimed = say('log.aimed', { offense: seat('A'), target: place('B2') });
  expect(plain(aimed, cast)).toBe('You point the gate at B2.');
  expect(plain(aimed, watcher)).toBe('Ana points the gate at B2.');
});

test('seats, cards and planets are things that can be pressed', () => {
  expect(tell(say('log.aimed', { offense: seat('B'), target: place('A4') }), cast)).toEqual([
    { kind: 'seat', id: 'B', text: 'Bo' },
    ' points the gate at ',
    { kind: 'place', id: 'A4', text: 'A4' },
    '.',
  ]);
});

test('lists and sentences within a sentence keep their things', () => {
  const said = tell(
    say('log.discarded', {
      seat: seat('B'),
      cards: [card('attack-08'), card('negotiate'), card('flare-macron/wild')],
      why: say('log.why.card', { cause: card('macron') }),
    }),
    cast,
  );
  expect(said.filter((piece) => typeof piece !== 'string').map((piece) => piece.id)).toEqual([
    'B',
    'attack-08',
    'negotiate',
    'flare-macron/wild',
    'macron',
  ]);
  expect(said.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(
    'Bo discards Attack 8, Negotiate, and Macron flare (wild) (Macron).',
  );
});

test('a name with brackets has none within brackets', () => {
  const why = say('log.why.card', { cause: card('flare-macron/wild') });
  expect(plain(say('log.took-back', { seat: seat('B'), card: card('flare-macron/super'), why }), cast)).toBe(
    'Bo takes Macron flare (super) from the discard pile (Macron flare\u00a0– wild).',
  );
});

test('someone who commands two systems is told apart by letters and is not "you"', () => {
  const two = castOf({ seats: ['A', 'C'] }, [...seats, { ...seats[0], seat: 'C' }], null);
  expect(plain(say('log.stayed-out', { seat: seat('C') }), two)).toBe('Ana C stays out.');
});

test('arguments of the server are understood by their names', () => {
  const words = understood({ key: 'reason.others-asked.fails', args: { seats: ['A', 'B'], open: 'launch' } });
  expect(words && plain(words, cast)).toBe('The table waits for you and Bo to launch ships.');
  const role = understood({
    key: 'reason.right-role.fails',
    args: { effect: 'macron', role: 'main', position: 'bystander' },
  });
  expect(role && plain(role, cast)).toBe('Macron is for a main player; you are neither main player nor ally.');
  const own = understood({ key: 'reason.right-question.fails', args: { open: 'plague/seat', prompt: 'aim' } });
  expect(own && plain(own, cast)).toBe('You are asked to decide about Plague now, not to aim the gate.');
  expect(understood({ key: 'no.such.key' })).toBeNull();
});

test('what a card asks is said in the language of the page, else in English', async () => {
  const asks = { en: 'Who loses a ship?', de: 'Wer verliert ein Schiff?', fr: 'Qui perd un vaisseau\u202f?' };
  const said = () => {
    const words = understood({ key: 'prompt.effect.asks', args: { effect: 'macron', asks } });
    return words && plain(words, cast);
  };
  expect(said()).toBe('Macron: Who loses a ship?');
  locale.current = 'fr';
  await locale.ready;
  expect(said()).toBe('Macron\u00a0: Qui perd un vaisseau\u202f?');
  locale.current = 'en-XA';
  expect(said()).toMatch(/^Macron: [^a-z]+$/);
  locale.current = 'fr';
  const older = understood({
    key: 'prompt.effect.bid.asks',
    args: { seat: 'B', effect: 'macron', asks: { en: 'What?' } },
  });
  expect(older && plain(older, cast)).toBe('Bo utilise Macron\u00a0: What?');
});

test('signs and plurals are those of the language', () => {
  expect(plain(say('log.total-changed.offense', { amount: 5, why: undefined }), cast)).toBe(
    'The offense’s total changes by +5.',
  );
  expect(plain(say('log.total-changed.offense', { amount: -1, why: undefined }), cast)).toBe(
    'The offense’s total changes by -1.',
  );
});

test('brackets and stops stay with the thing beside them', () => {
  const said = tell(
    say('log.took-back', { seat: seat('B'), card: card('quash'), why: say('log.why.card', { cause: card('macron') }) }),
    cast,
  );
  expect(
    held(said).map(({ before, piece, after }) => before + (typeof piece === 'string' ? piece : piece.text) + after),
  ).toEqual(['Bo', ' takes ', 'Quash', ' from the discard pile ', '(Macron).']);
});
