import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { prompts } from '../../fixtures/sample';
import type { Prompt } from '../../protocol/types';
import { preferences } from '../../state/preferences.svelte';
import Tip from './Tip.svelte';
import { sentencesOf } from './stakes';

const prompt = prompts['launch'] as Prompt;
const text = /1 to 4 ships go onto the gate/;

beforeEach(() => {
  preferences.change({ tips: true, tipped: {} });
});

test('a kind of question comes with its tip twice', () => {
  for (const seen of [true, true, false]) {
    const { unmount } = render(Tip, { prompt });
    expect(screen.queryByText(text) !== null).toBe(seen);
    unmount();
  }
});

test('who wants no tips sees none', () => {
  preferences.change({ tips: false });
  render(Tip, { prompt });
  expect(screen.queryByText(text)).toBeNull();
});

test('a text falls into whole sentences, wherever its dots stand', () => {
  expect(sentencesOf('Ships go. They come back! Is 2.5 a number? Yes')).toEqual([
    'Ships go.',
    'They come back!',
    'Is 2.5 a number?',
    'Yes',
  ]);
  expect(sentencesOf('One sentence.')).toEqual(['One sentence.']);
});
