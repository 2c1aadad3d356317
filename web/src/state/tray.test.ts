import { expect, test } from 'vitest';
import type { Prompt, PromptOption } from '../protocol/types';
import { Tray } from './tray.svelte';

function prompt(
  gesture: Prompt['gesture'],
  options: (string | PromptOption)[] = [],
  more: Partial<Prompt> = {},
): Prompt {
  return {
    n: 1,
    prompt: 'launch',
    seat: 'A',
    title: { key: 'prompt.launch' },
    secrecy: 'public',
    primary: null,
    gesture,
    options: options.map((option) =>
      typeof option === 'string' ? ({ notation: option, kind: 'word' } as const) : option,
    ),
    ...more,
  };
}

const launch = () => new Tray(prompt({ kind: 'ships', least: 1, most: 4, from: { A1: 4, A2: 3, B5: 2 } }));

test('ships are written in the order of their places, single ones without a number', () => {
  const tray = launch();
  expect(tray.line).toBeNull();
  expect(tray.lack).toBe('few');
  tray.add('A2');
  tray.add('A1');
  tray.add('A1');
  expect(tray.line).toBe('A1x2 A2');
});

test('no more ships than the prompt allows, and none that are not there', () => {
  const tray = launch();
  expect(tray.add('B5', 2)).toBe(true);
  expect(tray.add('B5')).toBe(false);
  expect(tray.add('A1', 3)).toBe(false);
  expect(tray.add('A1', 2)).toBe(true);
  expect(tray.left('A2')).toBe(0);
  expect(tray.add('A2', -1)).toBe(false);
});

test('where there are two sides one must be chosen; a single one is there already', () => {
  const both = new Tray(
    prompt({ kind: 'ships', prefixes: ['offense', 'defense'], least: 1, most: 4, from: { A1: 4 } }),
  );
  both.add('A1');
  expect(both.lack).toBe('side');
  both.prefix = 'defense';
  expect(both.line).toBe('defense A1');

  const one = new Tray(prompt({ kind: 'ships', prefixes: ['offense'], least: 1, most: 4, from: { A1: 4 } }));
  one.add('A1', 2);
  expect(one.line).toBe('offense A1x2');
});

test('auto takes from where most stand and empties nothing while it can be helped', () => {
  const tray = launch();
  const standing = (place: string) => ({ A1: 4, A2: 3, B5: 2 })[place] ?? 0;
  tray.auto(4, standing);
  expect(tray.line).toBe('A1x3 A2');

  const poor = new Tray(prompt({ kind: 'ships', least: 1, most: 4, from: { A1: 1, A2: 2 } }));
  poor.auto(4, (place) => ({ A1: 1, A2: 2 })[place] ?? 0);
  expect(poor.line).toBe('A1 A2x2');
});

test('ships that are put down go where fewest stand', () => {
  const tray = new Tray(prompt({ kind: 'ships', least: 3, most: 3, from: { A1: 3, A2: 3, A3: 3 } }));
  tray.auto(3, (place) => ({ A1: 4, A2: 1, A3: 2 })[place] ?? 0, true);
  expect(tray.line).toBe('A2x2 A3');
});

test('two cards with the same face are picked one by one', () => {
  const tray = new Tray(prompt({ kind: 'cards', least: 2, most: 2 }, ['attack-08', 'negotiate']));
  tray.toggle({ key: 'h1', notation: 'attack-08' });
  tray.toggle({ key: 'h2', notation: 'attack-08' });
  expect(tray.toggle({ key: 'h3', notation: 'negotiate' })).toBe(false);
  expect(tray.line).toBe('attack-08 attack-08');
  tray.toggle({ key: 'h1', notation: 'attack-08' });
  expect(tray.lack).toBe('few');
});

test('seats are named one after another, nobody by the refusing word', () => {
  const tray = new Tray(prompt({ kind: 'seats' }, ['none', 'all', 'B', 'C']));
  expect(tray.line).toBe('none');
  tray.toggle({ key: 'C', notation: 'C' });
  tray.toggle({ key: 'B', notation: 'B' });
  expect(tray.line).toBe('C B');
});

test('when the question comes anew, what still fits is kept', () => {
  const tray = launch();
  tray.add('A1', 2);
  tray.add('B5', 2);
  tray.refit(prompt({ kind: 'ships', least: 1, most: 3, from: { A1: 4, B5: 1 } }));
  expect(tray.line).toBe('A1x2 B5');
});

test('an answer written by hand is laid out in the tray', () => {
  const tray = launch();
  expect(tray.take('A1x2 B5')).toBe(true);
  expect(tray.at('A1')).toBe(2);
  expect(tray.line).toBe('A1x2 B5');
  expect(tray.take('C9')).toBe(false);
  expect(tray.line).toBe('A1x2 B5');

  const single = new Tray(prompt({ kind: 'single' }, ['C4', 'C5'], { prompt: 'aim' }));
  expect(single.take('C5')).toBe(true);
  expect(single.line).toBe('C5');

  const join = new Tray(
    prompt({ kind: 'ships', prefixes: ['offense', 'defense'], least: 1, most: 4, from: { A1: 4 } }, ['none']),
  );
  expect(join.take('defense A1x3')).toBe(true);
  expect(join.line).toBe('defense A1x3');
});

test('a warning shows when the picked ships are all that stand there', () => {
  const warning = { key: 'warning.empties-colony', args: { planet: 'B5' } };
  const tray = new Tray(
    prompt({ kind: 'ships', least: 1, most: 4, from: { A1: 4, B5: 2 } }, [
      { notation: 'B5', kind: 'place', planet: 'B5', available: 2, warning },
    ]),
  );
  tray.add('B5');
  expect(tray.warnings).toEqual([]);
  tray.add('B5');
  expect(tray.warnings).toEqual([warning]);
});
