import { describe, expect, it } from 'vitest';
import { paramsOf, pathOf } from './patterns.ts';

describe('what a path has in the places of a pattern', () => {
  it.each([
    ['/', '/', {}],
    ['/landing', '/landing', {}],
    ['/landing', '/landing/', {}],
    ['/admin/user/:id', '/admin/user/a%20b', { id: 'a b' }],
    ['/invitation/:id/:token', '/invitation/1/abc', { id: '1', token: 'abc' }],
    ['/auth/*', '/auth', {}],
    ['/auth/*', '/auth/two/more', {}],
    ['*', '/nowhere/at/all', {}],
  ])('%s fits %s', (pattern, path, params) => {
    expect(paramsOf(pattern, path)).toEqual(params);
  });

  it.each([
    ['/landing', '/'],
    ['/landing', '/Landing'],
    ['/landing', '/landing/more'],
    ['/admin/user/:id', '/admin/user'],
    ['/admin/user/:id', '/admin/user/'],
    ['/admin/user/:id', '/admin/user/1/more'],
    ['/auth/*', '/authors'],
  ])('%s does not fit %s', (pattern, path) => {
    expect(paramsOf(pattern, path)).toBeNull();
  });

  it('stays as it is where it cannot be decoded', () => {
    expect(paramsOf('/mails/:token', '/mails/%zz')).toEqual({ token: '%zz' });
  });
});

it('a path has what is in the places of its pattern, encoded', () => {
  expect(pathOf('/admin/user/:id', { id: 'a/b c' })).toBe('/admin/user/a%2Fb%20c');
});
