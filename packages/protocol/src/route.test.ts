import { describe, expect, test } from 'vitest';
import { makePath, parseAddress, parsePath, type Route } from './route.ts';

const PAGES: readonly (readonly [string, Route])[] = [
  ['/', { page: 'home' }],
  ['/new/computer/metro', { page: 'setup', mode: 'computer', game: 'metro' }],
  ['/table/x-1_Y', { page: 'table', id: 'x-1_Y' }],
  ['/review/x-1_Y', { page: 'review', id: 'x-1_Y' }],
  ['/analysis', { page: 'analysis' }],
  ['/analysis/x-1_Y', { page: 'analysis', id: 'x-1_Y' }],
  ['/companion/metro', { page: 'companion', game: 'metro' }],
  ['/companion/metro/x-1', { page: 'companion', game: 'metro', id: 'x-1' }],
  ['/games', { page: 'games' }],
  ['/settings', { page: 'settings' }],
  ['/learn', { page: 'learn' }],
  ['/tutorial/metro', { page: 'tutorial', game: 'metro' }],
  ['/tutorial/metro/new-york', { page: 'tutorial', game: 'metro', lesson: 'new-york' }],
  ['/rules/metro', { page: 'rules', game: 'metro' }],
  ['/rules/metro/B12', { page: 'rules', game: 'metro', rule: 'B12' }],
  ['/online', { page: 'online' }],
  ['/online/new/metro', { page: 'create', game: 'metro' }],
  ['/t/abcdefgh', { page: 'online', code: 'abcdefgh' }],
  ['/t/abcdefgh/at/12', { page: 'online', code: 'abcdefgh', at: 12 }],
];

describe('every page has an address', () => {
  test.each(PAGES)('%s', (path, route) => {
    expect(makePath(route)).toBe(path);
    expect(parsePath(path)).toEqual(route);
    expect(parseAddress(path, '')).toEqual(route);
  });
});

test.each([
  ['/index.html', { page: 'home' }],
  ['/games/', { page: 'games' }],
  ['/new/solo', { page: 'setup', mode: 'solo', game: 'metro' }],
  ['/rules', { page: 'rules', game: 'metro' }],
  ['/t/ABCDEFGH', { page: 'online', code: 'abcdefgh' }],
] as const)('%s is understood too', (path, route) => {
  expect(parsePath(path)).toEqual(route);
});

test.each([
  '',
  '//',
  '//games',
  '/games//',
  '/nowhere',
  '/constructor',
  '/games/x',
  '/new',
  '/new/nobody',
  '/table',
  '/review',
  '/t',
  '/t/abcdefgh/at',
  '/t/abcdefgh/at/x',
  '/t/abcdefgh/at/1/2',
  '/t/abcdefgh/seat/secret',
  '/online/abcdefgh',
  '/rules/<script>',
  '/rules/%2e%2e',
  'http://elsewhere/games',
])('%s leads nowhere', (path) => {
  expect(parsePath(path)).toEqual({ page: 'unknown' });
});

const SECRET = '0123456789_bcdefghi-kl';
const SEAT: Route = { page: 'seat', code: 'abcdefgh', secret: SECRET };

test('the secret of a seat is after the #', () => {
  expect(makePath(SEAT)).toBe(`/t/abcdefgh#seat=${SECRET}`);
  expect(parseAddress('/t/ABCDEFGH', `#seat=${SECRET}`)).toEqual(SEAT);
  expect(parseAddress('/games', `#seat=${SECRET}`)).toEqual({ page: 'games' });
});

test.each([
  ['#/', { page: 'home' }],
  ['#/settings', { page: 'settings' }],
  ['#/online', { page: 'online' }],
  ['#/online/new/metro', { page: 'create', game: 'metro' }],
  ['#/online/ABCDEFGH', { page: 'online', code: 'abcdefgh' }],
  ['#/online/abcdefgh/at/12', { page: 'online', code: 'abcdefgh', at: 12 }],
  [`#/online/abcdefgh/seat/${SECRET}`, SEAT],
  ['#/nowhere', { page: 'unknown' }],
] as const)('an address of old, %s, still leads there', (fragment, route) => {
  expect(parseAddress('/', fragment)).toEqual(route);
});

test('a study in a link is found after the #, and only there', () => {
  expect(parseAddress('/analysis', '#study=aB-_9')).toEqual({ page: 'analysis', study: 'aB-_9' });
  expect(parseAddress('/analysis', '#study=<b>')).toEqual({ page: 'analysis' });
  expect(parseAddress('/games', '#study=aB')).toEqual({ page: 'games' });
  // What is shown next has an address of its own.
  expect(makePath({ page: 'analysis', study: 'aB' })).toBe('/analysis');
});
