import { expect, test } from 'vitest';
import { routeOf } from './routes';

test('every address names its page', () => {
  expect(routeOf('/')).toEqual({ page: 'home' });
  expect(routeOf('/new')).toEqual({ page: 'new' });
  expect(routeOf('/workshop')).toEqual({ page: 'workshop' });
  expect(routeOf('/watch/')).toEqual({ page: 'watch' });
  expect(routeOf('/t/0123456789')).toEqual({ page: 'table', table: '0123456789' });
  expect(routeOf('/catalogue')).toEqual({ page: 'catalogue' });
  expect(routeOf('/catalogue/xenon-lasers')).toEqual({ page: 'catalogueEntry', entry: 'xenon-lasers' });
  expect(routeOf('/catalogue/compare')).toEqual({ page: 'catalogueCompare' });
  expect(routeOf('/catalogue/draw/')).toEqual({ page: 'catalogueDraw' });
  expect(routeOf('/g/abcdefghjk')).toEqual({ page: 'game', game: 'abcdefghjk' });
});

test('what is no address of ours is the unknown page', () => {
  for (const path of [
    '/t/',
    '/t/short',
    '/t/0123456789a',
    '/t/ILOU012345',
    '/wat',
    '/t/../../etc',
    '/catalogue/a/b',
    '/catalogue/<x>',
  ]) {
    expect(routeOf(path), path).toEqual({ page: 'unknown' });
  }
});
