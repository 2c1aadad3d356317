import { expect, test } from 'vitest';
import { Guard } from './guard';

let time = 0;
const guard = () => new Guard(() => time);

test('a second press on one spot at once does not answer what has come there since', () => {
  time = 0;
  const presses = guard();
  expect(presses.press(100, 100, 'aim')).toBe(true);
  time = 250;
  expect(presses.press(102, 101, 'launch')).toBe(false);
  time = 500;
  expect(presses.press(102, 101, 'launch'), 'drumming on it helps nobody').toBe(false);
  time = 900;
  expect(presses.press(102, 101, 'launch')).toBe(true);
});

test('presses that are meant count: later ones, those elsewhere, and several for one question', () => {
  time = 0;
  const presses = guard();
  expect(presses.press(100, 100, 'aim')).toBe(true);
  time = 100;
  expect(presses.press(100, 100, 'aim')).toBe(true);
  time = 150;
  expect(presses.press(100, 180, 'launch')).toBe(true);
  time = 600;
  expect(presses.press(100, 180, 'invite')).toBe(true);
});
