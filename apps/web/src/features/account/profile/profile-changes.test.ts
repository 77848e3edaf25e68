import { describe, expect, test } from 'vitest';
import { needsCurrent } from '#parts/account-form/changed-fields.ts';
import { changedProfile } from './profile-changes.ts';

const typed = { firstname: 'Ana', email: 'ana@example.org', phone: '1', password: 'secret', current: 'old' };

describe('the changes sent for a profile', () => {
  test('are the changed fields', () => {
    expect(changedProfile(typed, { phone: true })).toEqual({ phone: '1' });
  });

  test('contain the current password with a new password or a new address, and only then', () => {
    expect(changedProfile(typed, { password: true })).toEqual({ password: 'secret', current: 'old' });
    expect(changedProfile(typed, { email: true })).toEqual({ email: 'ana@example.org', current: 'old' });
    expect(needsCurrent({ firstname: true })).toBe(false);
  });
});
