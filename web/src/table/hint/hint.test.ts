import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { book, prompts, table, tableWith } from '../../fixtures/sample';
import { Refusal } from '../../protocol/rest';
import type { Hint, Prompt } from '../../protocol/types';
import { TableStore } from '../../state/table.svelte';
import Prompts from '../prompt/Prompts.svelte';
import { comparisonSaid, outcomes, whySaid } from './said';

let asked: string[];
let said: Promise<Hint>;
let store: TableStore;

const prospect = { wins: 0.1, loses: 0, gains: 0.62, setbacks: 0, ships: 1.24, cards: 0 };

function of(name: string): Prompt {
  const prompt = prompts[name];
  if (!prompt) throw new Error(`no sample of ${name}`);
  return prompt;
}

function ask(prompt: Prompt, mayHint = true) {
  store.hear({ kind: 'view', n: 417, view: tableWith({ prompts: [prompt], table: { ...table.table, mayHint } }) });
  return render(Prompts, {
    context: new Map<symbol, unknown>([
      [Symbol.for('table store'), store],
      [Symbol.for('table source'), store],
    ]),
  });
}

const hintOf = (prompt: Prompt, ...answers: string[]): Hint => ({
  n: prompt.n,
  seat: prompt.seat,
  prompt: prompt.prompt,
  best: answers.map((answer, at) => ({ answer, share: 0.4 - 0.05 * at, margin: 0.03, tries: 300, prospect })),
});

const tool = () => screen.getByRole('button', { name: 'Hint' });

beforeEach(() => {
  asked = [];
  store = new TableStore({
    send: () => Promise.resolve({ status: 200 }),
    explain: () => Promise.reject(new Error('not asked')),
    checkDeal: () => Promise.reject(new Error('not asked')),
    hint: (n, seat) => {
      asked.push(`${n} ${seat}`);
      return said;
    },
    older: () => Promise.resolve([]),
    reload: () => undefined,
  });
  store.book = book;
});

test('a hint is asked for once, shows shares and sentences, and marks the answer where it stands', async () => {
  const prompt = of('aim');
  const answer = prompt.options[1]?.notation ?? '';
  said = Promise.resolve(hintOf(prompt, answer, prompt.options[0]?.notation ?? ''));
  ask(prompt);
  expect(screen.queryByText('40 %')).toBeNull();
  await fireEvent.click(tool());
  expect(await screen.findByText('40 %')).toBeTruthy();
  expect(screen.getByText('35 %')).toBeTruthy();
  expect(document.querySelector('.sheet')?.textContent).toContain('a new colony 62 times in 100');
  const marked = document.querySelector('[data-option="2"]');
  expect(marked?.querySelector('.mark')).toBeTruthy();
  expect(document.querySelectorAll('[data-option] .mark')).toHaveLength(1);
  await fireEvent.click(tool());
  expect(tool().getAttribute('aria-expanded')).toBe('false');
  await fireEvent.click(tool());
  expect(asked).toEqual([`${prompt.n} ${prompt.seat}`]);
});

test('what is put together of ships can be put there at a press, and is not sent by it', async () => {
  const prompt = of('launch');
  said = Promise.resolve(hintOf(prompt, 'A1x2 A3'));
  ask(prompt);
  await fireEvent.click(tool());
  await fireEvent.click(await screen.findByRole('button', { name: 'Put it there' }));
  expect(store.tray(prompt).line).toBe('A1x2 A3');
  expect(tool().getAttribute('aria-expanded')).toBe('false');
});

test('a refusal is read out, and can be asked for again', async () => {
  const prompt = of('aim');
  said = Promise.reject(
    new Refusal({ type: 'about:blank', title: 'No', status: 429, detail: 'That is a lot of hints.' }),
  );
  ask(prompt);
  await fireEvent.click(tool());
  expect((await screen.findByText('That is a lot of hints.')).closest('[role="status"]')).toBeTruthy();
  await fireEvent.click(tool());
  await fireEvent.click(tool());
  expect(asked).toHaveLength(2);
});

test('a hint that comes after its question is gone is forgotten', async () => {
  const prompt = of('aim');
  let late: (hint: Hint) => void = () => undefined;
  said = new Promise((done) => (late = done));
  ask(prompt);
  await fireEvent.click(tool());
  store.replace(tableWith({ prompts: [] }));
  late(hintOf(prompt, prompt.options[0]?.notation ?? ''));
  await said;
  expect(store.hints.of(prompt)).toBeNull();
});

test('where hints are not allowed there is no place for them', () => {
  ask(of('aim'), false);
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
});

test('what comes of an answer is said by what happens often, at most three things', () => {
  expect(outcomes(prospect).map(({ key }) => key)).toEqual(['hint.wins', 'hint.gains', 'hint.ships.lost']);
  const all = { wins: 0.5, loses: 0.5, gains: 0.5, setbacks: 0.5, ships: -2, cards: 3 };
  expect(outcomes(all)).toHaveLength(3);
  const none = { wins: 0, loses: 0.04, gains: 0, setbacks: 0, ships: 0.1, cards: -0.2 };
  expect(whySaid({ answer: 'pass', share: 0.2, margin: 0, tries: 9, prospect: none }).key).toBe('hint.little');
  expect(whySaid({ answer: 'pass', tries: 0 }).key).toBe('hint.usual');
});

test('the first answer is compared with the second', () => {
  const one = (share: number) => ({ answer: 'x', share, tries: 9 });
  expect(comparisonSaid([one(0.4), one(0.31)])).toEqual({ key: 'hint.better', args: { points: 9 } });
  expect(comparisonSaid([one(0.4), one(0.402)])?.key).toBe('hint.same');
  expect(comparisonSaid([one(0.4), one(0.45)])?.key).toBe('hint.worse');
  expect(comparisonSaid([one(0.4)])).toBeNull();
});
