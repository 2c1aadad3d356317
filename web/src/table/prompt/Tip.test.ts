import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { prompts } from '../../fixtures/sample';
import type { Prompt } from '../../protocol/types';
import { preferences } from '../../state/preferences.svelte';
import Tip from './Tip.svelte';
import { asFar } from './stakes';

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

test('more words than have room end with a whole sentence', () => {
  expect(asFar('Ships go. They come back. All of them are counted.', 30)).toBe('Ships go. They come back.');
  expect(asFar('A sentence that is longer than there is room for.', 10)).toBe(
    'A sentence that is longer than there is room for.',
  );
});
