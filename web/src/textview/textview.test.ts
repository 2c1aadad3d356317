import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Deaf } from '../fixtures/deaf';
import { prompts, tableWith } from '../fixtures/sample';
import type { Prompt, View } from '../protocol/types';
import Decision from './Decision.svelte';
import TextView from './TextView.svelte';

function show(name: string | null, more: Partial<Prompt> = {}, sections: Partial<View> = {}) {
  const prompt = name === null ? null : prompts[name];
  if (prompt === undefined) throw new Error(`no prompt ${String(name)}`);
  const deaf = new Deaf(tableWith({ ...sections, prompts: prompt === null ? [] : [{ ...prompt, ...more }] }));
  return { deaf, ...render(TextView, { props: { source: deaf.store }, context: deaf.around() }) };
}
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const answers = (deaf: Deaf) => deaf.sent.map((command) => command.answer);

test.each(Object.keys(prompts))('the question %s is a form whose legend asks', (name) => {
  const prompt = prompts[name];
  if (!prompt) throw new Error(name);
  const deaf = new Deaf(tableWith({ prompts: [prompt] }));
  render(Decision, { props: { source: deaf.store, prompt }, context: deaf.around() });
  expect(document.querySelector('form > fieldset > legend')?.textContent).toMatch(/\S/);
  for (const input of document.querySelectorAll('input')) expect(input.closest('label')?.textContent).toMatch(/\S/);
});

test('one of several is chosen, then sent', async () => {
  const { deaf } = show('select');
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveProperty('disabled', true);
  await fireEvent.click(screen.getByRole('radio', { name: /Attack 20/ }));
  await press('Answer');
  expect(answers(deaf)).toEqual(['attack-20']);
});

test('a card to play says in words against how many it wins', async () => {
  const deaf = new Deaf(tableWith({ prompts: [prompts['select'] as Prompt] }));
  const odds = { total: 24, beats: 32, loses: 3, neither: 1, cards: 36 };
  deaf.explanation = { title: { key: '' }, outlooks: [{ answer: 'attack-20', best: false, events: [], odds }] };
  render(TextView, { props: { source: deaf.store }, context: deaf.around() });
  expect(await screen.findByRole('radio', { name: /Attack 20.*may hold, it beats 32 and loses to 3/ })).toBeTruthy();
  expect(deaf.asked.map(({ ask, prompt }) => `${ask} ${prompt ?? ''}`)).toEqual(['outlook select']);
});

test('ships are picked with steppers, by button or by arrow', async () => {
  const { deaf } = show('launch');
  await press('One more: A1');
  await fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'A1' }), { key: 'ArrowUp' });
  await fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'A3' }), { key: '1' });
  expect(screen.getByText('3 chosen; 1 to 4 can be.')).toBeTruthy();
  await press('Answer');
  expect(answers(deaf)).toEqual(['A1x2 A3']);
});

test('a side is chosen before ships go', async () => {
  const { deaf } = show('join');
  await press('One more: A1');
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveProperty('disabled', true);
  await fireEvent.click(screen.getByRole('radio', { name: 'Defense' }));
  await press('Answer');
  expect(answers(deaf)).toEqual(['defense A1']);
});

test('a consequence worth knowing is said before it happens', async () => {
  show('launch');
  await press('One more: B2');
  await press('One more: B2');
  const said = screen.getAllByRole('status').map((one) => one.textContent.trim());
  expect(said).toContain('Careful: B2 becomes empty: you lose that colony.');
});

test('several are ticked, and as many as are due', async () => {
  const { deaf } = show('discard');
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Negotiate' }));
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveProperty('disabled', true);
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Cosmic Zap' }));
  await press('Answer');
  expect(answers(deaf)).toEqual(['negotiate cosmic-zap']);
});

test('declining is one press', async () => {
  const { deaf } = show('join');
  await press('Stay out');
  expect(answers(deaf)).toEqual(['none']);
});

test('a refusal is said where one looks, with the way to "why?"', async () => {
  const { deaf } = show('launch');
  deaf.fate = {
    status: 422,
    problem: { type: '/problems/not-legal', title: 'Not legal', status: 422, detail: 'At most 4 ships may go.' },
  };
  await press('One more: A1');
  await press('Answer');
  expect((await screen.findByRole('alert')).textContent).toContain('At most 4 ships may go.');
  await press('Why not?');
  expect(deaf.store.why).toEqual({ ask: 'absent', prompt: 'launch', answer: 'A1' });
});

test('a response window is a form too, and shows the same to who holds nothing', async () => {
  const window: View['window'] = {
    n: 9,
    window: 'power-used',
    using: { seat: 'C', effect: 'macron' },
    eligible: ['A', 'B'],
    opened: 0,
    closes: null,
    mine: { answered: false, uses: [], holdsLeft: 2 },
  };
  const { deaf } = show(null, {}, { window });
  expect(screen.getByRole('group', { name: /Cy uses Macron\. A response window is open/ })).toBeTruthy();
  await press('Hold (2 left)');
  await press('Pass this phase');
  expect(deaf.sent).toEqual([
    { do: 'window', n: 9, action: 'hold' },
    { do: 'window', n: 9, action: 'pass-phase' },
  ]);
});

test('every system is a table, and every section can be jumped to', () => {
  show('launch');
  const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent.trim());
  expect(headings).toEqual(expect.arrayContaining(['Your system', 'System of Bo', 'System of Cy', 'System of Di']));
  for (const link of within(screen.getByRole('navigation')).getAllByRole('link'))
    expect(document.querySelector(link.getAttribute('href') ?? '-'), link.textContent).not.toBeNull();
});
