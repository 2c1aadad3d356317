import { afterEach, beforeEach, expect, test } from 'vitest';
import { Keys, type Keymap } from './keys';

let letters: boolean;
let map: Keymap;
let done: string[];
let keys: Keys;

beforeEach(() => {
  letters = true;
  map = {};
  done = [];
  keys = new Keys(() => ({ letters, map }));
});

afterEach(() => {
  document.body.replaceChildren();
});

function press(key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.addEventListener(
    'keydown',
    () => {
      keys.press(event);
    },
    { once: true },
  );
  target.dispatchEvent(event);
  return event;
}

function put<K extends keyof HTMLElementTagNameMap>(name: K) {
  return document.body.appendChild(document.createElement(name));
}

test('digits, Enter and the full stop go to the question', () => {
  keys.on('option-3', () => done.push('three'));
  keys.on('primary', () => done.push('primary'));
  keys.on('pass', () => done.push('pass'));
  expect(press('3').defaultPrevented).toBe(true);
  press('Enter');
  press('.');
  expect(press('4').defaultPrevented).toBe(false);
  expect(done).toEqual(['three', 'primary', 'pass']);
});

test('what registered last answers, and gives way when it leaves', () => {
  keys.on('why', () => done.push('page'));
  const off = keys.on('why', () => done.push('prompt'));
  press('?');
  off();
  press('?');
  expect(done).toEqual(['prompt', 'page']);
});

test('who types or holds a modifier does not play', () => {
  keys.on('skip', () => done.push('skip'));
  press('s', put('input'));
  press('s', put('textarea'));
  press('s', document.body, { ctrlKey: true });
  expect(done).toEqual([]);
});

test('Enter and space on a button are the button’s own', () => {
  keys.on('primary', () => done.push('primary'));
  keys.on('confirm', () => done.push('confirm'));
  press('Enter', put('button'));
  press(' ', put('button'));
  expect(done).toEqual([]);
});

test('single keys can be switched off; Enter and Escape stay', () => {
  letters = false;
  keys.on('skip', () => done.push('skip'));
  keys.on('clear', () => done.push('clear'));
  press('s');
  press('Escape');
  expect(done).toEqual(['clear']);
});

test('a key that was changed does its work under its new name only', () => {
  map = { skip: 'x' };
  keys.on('skip', () => done.push('skip'));
  press('s');
  press('x');
  expect(done).toEqual(['skip']);
});
