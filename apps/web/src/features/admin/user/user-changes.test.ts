import { describe, expect, test } from 'vitest';
import { changedValues } from './user-changes.ts';

const typed = { id: 'me', firstname: 'Ana', email: 'ana@example.org', password: 'secret', current: 'old' };

describe('the changes sent for a user', () => {
  test('are the changed fields', () => {
    expect(changedValues(typed, { firstname: true })).toEqual({ id: 'me', firstname: 'Ana' });
  });

  test('contain the current password with a new password or a new address, if it was typed, and only then', () => {
    expect(changedValues(typed, { password: true })).toEqual({ id: 'me', password: 'secret', current: 'old' });
    expect(changedValues(typed, { email: true })).toEqual({ id: 'me', email: 'ana@example.org', current: 'old' });
    expect(changedValues(typed, { firstname: true, current: true })).not.toHaveProperty('current');
    expect(changedValues({ ...typed, current: '' }, { email: true })).not.toHaveProperty('current');
  });
});
