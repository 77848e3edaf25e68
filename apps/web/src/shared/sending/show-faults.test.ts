import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { showFaults } from './show-faults.ts';

const refusal = (data: object) => TRPCClientError.from({ error: { code: 0, message: '', data } });

function shown(error: unknown) {
  const errors: [field: string, message: string, focused: boolean][] = [];
  const named = showFaults(
    { setError: (field, { message }, { shouldFocus }) => errors.push([field, message, shouldFocus]) },
    ['username', 'password'],
    error,
  );
  return { named, errors };
}

it('puts each fault on its field, and the focus on the first of them on the screen', () => {
  const issues = [
    { path: 'password', message: 'validation.short' },
    { path: 'username', message: 'user.taken' },
    { path: 'shoes', message: 'validation.invalid' },
  ];
  expect(shown(refusal({ key: 'errors.invalid', issues }))).toEqual({
    named: true,
    errors: [
      ['username', 'user.taken', true],
      ['password', 'validation.short', false],
    ],
  });
});

it('takes the one field that a refusal names', () => {
  expect(shown(refusal({ key: 'user.wrongPassword', field: 'password' }))).toEqual({
    named: true,
    errors: [['password', 'user.wrongPassword', true]],
  });
});

it('returns false for a refusal that names no field of the form, and for a failure that names none', () => {
  expect(shown(refusal({ key: 'errors.invalid', field: 'shoes' }))).toEqual({ named: false, errors: [] });
  expect(shown(new TypeError('Failed to fetch'))).toEqual({ named: false, errors: [] });
});
