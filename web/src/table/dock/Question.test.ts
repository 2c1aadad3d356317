import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Deaf } from '../../fixtures/deaf';
import { table } from '../../fixtures/sample';
import type { Prompt } from '../../protocol/types';
import Why from './Why.svelte';

const asked: Prompt = {
  n: 4,
  seat: 'A',
  prompt: 'place',
  title: { key: 'prompt.place.regroup', args: { count: 1 } },
  gesture: { kind: 'single' },
  secrecy: 'public',
  rule: 'R-5.2',
  options: [
    { notation: 'A1', kind: 'place', planet: 'A1' },
    { notation: 'A2', kind: 'place', planet: 'A2' },
  ],
} as unknown as Prompt;

test('"Why?" at a question says why it is asked and what the answers do, without asking the server', () => {
  const deaf = new Deaf({ ...table, prompts: [asked] });
  deaf.store.openWhy({ ask: 'question', prompt: 'place', n: 4 });
  const { container } = render(Why, { source: deaf.store });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Why am I asked this?');
  expect(container.textContent).toContain('Regroup: one of your ships comes back.');
  expect(container.textContent).toContain('Ships that return may go to any planet where you have a colony.');
  expect(container.textContent).toContain('Rule R-5.2');
  expect(screen.getAllByText('What would certainly happen?')).toHaveLength(2);
  expect(deaf.asked).toEqual([]);
});

test('what an answer would lead to is asked of the server', async () => {
  const deaf = new Deaf({ ...table, prompts: [asked] });
  deaf.store.openWhy({ ask: 'question', prompt: 'place', n: 4 });
  render(Why, { source: deaf.store });
  screen.getAllByText('What would certainly happen?')[1]?.click();
  await Promise.resolve();
  expect(deaf.store.why).toEqual({ ask: 'preview', prompt: 'place', n: 4, answer: 'A2' });
});

test('many answers of which the same is said stand together, each with what it would lead to', async () => {
  const options = [1, 2, 3, 4].map((number) => ({ notation: `A${number}`, kind: 'place', planet: `A${number}` }));
  const deaf = new Deaf({ ...table, prompts: [{ ...asked, options } as unknown as Prompt] });
  deaf.store.openWhy({ ask: 'question', prompt: 'place', n: 4 });
  render(Why, { source: deaf.store });
  expect(screen.queryByText('What would certainly happen?')).toBeNull();
  expect(screen.getAllByText('Press one to see what would certainly happen.')).toHaveLength(1);
  screen.getByRole('button', { name: 'A3' }).click();
  await Promise.resolve();
  expect(deaf.store.why).toEqual({ ask: 'preview', prompt: 'place', n: 4, answer: 'A3' });
});

test('what happens without an answer in time is said where there is a clock', () => {
  const prompts = [{ ...asked, automatic: 'A1' } as unknown as Prompt];
  const said = (mode: 'none' | 'live') => {
    const deaf = new Deaf({ ...table, table: { ...table.table, clock: { ...table.table.clock, mode } }, prompts });
    deaf.store.openWhy({ ask: 'question', prompt: 'place', n: 4 });
    const { container, unmount } = render(Why, { source: deaf.store });
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(said('live')).toContain('If you do not answer in time');
  expect(said('none')).not.toContain('If you do not answer in time');
});

test('of inviting allies it says what "Nobody" and "Everybody" do', () => {
  const invite = {
    ...asked,
    prompt: 'invite',
    gesture: { kind: 'seats' },
    options: [
      { notation: 'B', kind: 'seat', seat: 'B' },
      { notation: 'D', kind: 'seat', seat: 'D' },
      { notation: 'all', kind: 'word' },
      { notation: 'none', kind: 'word' },
    ],
  } as unknown as Prompt;
  const deaf = new Deaf({ ...table, prompts: [invite] });
  deaf.store.openWhy({ ask: 'question', prompt: 'invite', n: 4 });
  const { container } = render(Why, { source: deaf.store });
  const said = [...container.querySelectorAll('li')].map((it) => it.textContent.trim().replace(/\s+/g, ' '));
  expect(said).toContain('Everybody Everybody who may help you is asked, and each decides alone.');
  expect(said).toContain('Nobody You ask nobody for help: your ships fight alone.');
});

test('a question that has been answered says so', () => {
  const deaf = new Deaf({ ...table, prompts: [] });
  deaf.store.openWhy({ ask: 'question', prompt: 'place', n: 4 });
  const { container } = render(Why, { source: deaf.store });
  expect(container.textContent).toContain('This question has been answered.');
});
