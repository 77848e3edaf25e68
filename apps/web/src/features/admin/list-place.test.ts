import { recordId, userId } from '@miraco/contract/fields';
import { pageToken } from '@miraco/contract/user-list';
import { describe, expect, test } from 'vitest';
import { addressOf, firstPage, inputOf, listPlaceAt } from './list-place.ts';

const searchOf = (place: Parameters<typeof addressOf>[0]) => Reflect.get(Object(addressOf(place)), 'search');

describe('the URL of a page of the list', () => {
  test('is empty for the default list', () => {
    expect(searchOf(firstPage)).toBe('');
    expect(listPlaceAt('')).toEqual(firstPage);
  });

  test('leads back to the same page', () => {
    const place = {
      list: 'archived',
      search: 'josé & "100 %" 🌱',
      filter: 'silent',
      level: 'crisis',
      phase: 'responsibility',
      accountState: 'active',
      coach: userId.parse('a-coach'),
      group: recordId.parse('a-group'),
      sort: 'name',
      direction: 'desc',
      size: 100,
      page: pageToken({ toward: 'last' }),
    } as const;
    expect(listPlaceAt(searchOf(place))).toEqual(place);
  });

  test('ignores unknown values', () => {
    expect(
      listPlaceAt('?sort=password&dir=up&size=7&filter=all&level=low&phase=3&accountState=gone&list=all&page='),
    ).toEqual(firstPage);
    expect(listPlaceAt(`?q=${'x'.repeat(1000)}`)).toEqual(firstPage);
  });

  test('sorts a column in its usual direction, unless it names another', () => {
    expect(listPlaceAt('?sort=lastLogin').direction).toBe('desc');
    expect(listPlaceAt('?sort=name').direction).toBe('asc');
    expect(listPlaceAt('?sort=name&dir=desc').direction).toBe('desc');
  });
});

test('the first page is requested without a token', () => {
  expect('page' in inputOf(firstPage)).toBe(false);
});
