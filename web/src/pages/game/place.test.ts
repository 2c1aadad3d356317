import { expect, test } from 'vitest';
import { addressOf, placeOf } from './place';

test('an address says where in the game and as whom', () => {
  expect(placeOf('?at=E12.planning.3&as=C')).toEqual({ at: 'E12.planning.3', as: 'C', branch: false, marks: [] });
  expect(placeOf('?at=417&as=everything&branch=1')).toEqual({ at: '417', as: 'everything', branch: true, marks: [] });
  expect(placeOf('?as=seat2').as).toBe('B');
});

test('what cannot be understood counts as not said', () => {
  const start = { at: null, as: 'public', branch: false, marks: [] };
  expect(placeOf('')).toEqual(start);
  expect(placeOf('?at=E12&as=seat9')).toEqual(start);
  expect(placeOf('?at=E1.launch.x&as=Z')).toEqual(start);
});

test('an address is no longer than it need be', () => {
  expect(addressOf('abcdefghjk', { at: null, as: 'public', marks: [] })).toBe('/g/abcdefghjk');
  expect(addressOf('abcdefghjk', { at: 'E1.launch.2', as: 'B', marks: [] })).toBe('/g/abcdefghjk?at=E1.launch.2&as=B');
});

test('marks travel in the address', () => {
  const { marks } = placeOf('?b=E1.launch.2,rubbish,E3.reveal.1');
  expect(marks).toEqual(['E1.launch.2', 'E3.reveal.1']);
  expect(addressOf('abcdefghjk', { at: null, as: 'public', marks })).toBe('/g/abcdefghjk?b=E1.launch.2,E3.reveal.1');
});
