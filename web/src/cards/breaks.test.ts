import { expect, test } from 'vitest';
import { breakable } from './breaks';

const shown = (name: string) => breakable(name).replaceAll('\u00ad', '-');

test('long words of names may be broken between syllables, as they are written', () => {
  expect(shown('Philanthropist flare')).toBe('Phi-lan-thro-pist flare');
  expect(shown('Negotiate')).toBe('Ne-go-ti-ate');
  expect(shown('Industrialist flare (wild)')).toBe('In-dus-tri-al-ist flare (wild)');
});

test('short words and unknown ones are left whole', () => {
  expect(shown('Attack 20')).toBe('Attack 20');
  expect(shown('Abracadabrant flare')).toBe('Abracadabrant flare');
});
