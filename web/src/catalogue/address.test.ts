import { expect, test } from 'vitest';
import {
  addressOf,
  compareAddress,
  condition,
  drawAddress,
  entryAddress,
  flaresIn,
  hiddenIn,
  plain,
  read,
  searchAddress,
  write,
  type Wanted,
} from './address';

const query = (address: string) => new URL(address, 'http://here').search;

test('nothing chosen is the bare address', () => {
  expect(write(plain)).toBe('/catalogue');
  expect(read('')).toEqual(plain);
});

test('all that can be chosen comes back from its address', () => {
  const wanted: Wanted = {
    q: 'type:alien "once more" cost<=4 a&b=c#d +e %20 “ü”',
    sort: '-experience,name',
    view: 'cards',
    flares: 'con-wild-super',
    timing: 'classic',
    hide: ['history', 'notes'],
    page: 3,
  };
  expect(read(query(write(wanted)))).toEqual(wanted);
  expect(read(query(write({ ...wanted, hide: [] }))).hide).toEqual([]);
});

test('an address can be read by people', () => {
  expect(write({ ...plain, q: 'kind:alien set:base,odyssey' })).toBe('/catalogue?q=kind:alien+set:base,odyssey');
});

test('who reads the table as text gets text, and an address says what was seen', () => {
  expect(read('', 'text').view).toBe('text');
  expect(read('?view=list', 'text').view).toBe('list');
  expect(read(query(write({ ...plain, view: 'text' }, 'text'))).view).toBe('text');
});

test('what an address says wrongly is as if it were not said', () => {
  expect(read('?view=pie&flares=seven&timing=never&hide=all,history&page=-2&sort=relevance&x=y')).toEqual({
    ...plain,
    hide: ['history'],
  });
  expect(read('?page=1e9').page).toBe(20);
  expect(read('?page=abc').page).toBe(1);
  expect(read('?q=<script>alert(1)</script>').q).toBe('<script>alert(1)</script>');
});

test('a list hides what is long, text shows it, a choice goes before both', () => {
  expect(hiddenIn(plain)).toContain('notes');
  expect(hiddenIn({ view: 'text', hide: null })).toEqual([]);
  expect(hiddenIn({ view: 'list', hide: [] })).toEqual([]);
  expect(flaresIn(plain)).toBe('none');
  expect(flaresIn({ view: 'text', flares: null })).toBe('retained');
  expect(flaresIn({ view: 'list', flares: 'all' })).toBe('all');
});

test('other pages of the catalogue have addresses that last', () => {
  expect(entryAddress('xenon-lasers')).toBe('/catalogue/xenon-lasers');
  expect(compareAddress(['human', 'macron'])).toBe('/catalogue/compare?ids=human,macron');
  expect(drawAddress('kind:alien')).toBe('/catalogue/draw?q=kind:alien');
  expect(drawAddress('kind:alien', 6, '7')).toBe('/catalogue/draw?q=kind:alien&count=6&seed=7');
  expect(searchAddress('')).toBe('/catalogue');
  expect(addressOf('/x', { a: null, b: '' })).toBe('/x');
});

test('a value of several words comes in quotation marks, and cannot break out of them', () => {
  expect(condition('set', 'base')).toBe('set:base');
  expect(condition('author', 'Gerald Katz')).toBe('author:"Gerald Katz"');
  expect(condition('name', 'a" OR b')).toBe('name:"a OR b"');
});
