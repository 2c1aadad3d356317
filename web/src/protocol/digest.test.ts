import { expect, test } from 'vitest';
import { canonical, digestOf, sha256 } from './digest';

test('SHA-256 agrees with the standard', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
});

test('canonical JSON sorts members at every depth and leaves lists as they are', () => {
  expect(canonical({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
});

test('the digest does not depend on the order of members', () => {
  const one = { systems: [], warp: { A: 1, B: 2 }, techs: [], piles: { deck: 3 }, game: null };
  const other = { game: null, piles: { deck: 3 }, techs: [], warp: { B: 2, A: 1 }, systems: [] };
  expect(digestOf(one)).toBe(digestOf(other));
  expect(digestOf({ ...one, warp: { A: 2 } })).not.toBe(digestOf(one));
});
