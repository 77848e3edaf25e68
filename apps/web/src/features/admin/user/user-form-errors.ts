import { fieldFaults } from '#shared/failure.ts';

/** The fields of a user's form, in the order of the screen. */
const userFieldNames = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'address',
  'username',
  'access',
  'password',
  'confirmation',
] as const;

export type UserField = (typeof userFieldNames)[number];

/** What of a form is needed here, whichever of the two it is. */
interface UserForm {
  setFocus: (name: UserField) => void;
  setValue: (name: 'password' | 'confirmation', value: string) => void;
  setError: (name: UserField, error: { type: string; message: string }) => void;
}

/**
 * After a form that could not be sent: passwords that differ or are too short are blanked (spec 1, section 5), all else stays as
 * typed, and the focus goes where there is something to mend.
 */
export function showMistakes(form: UserForm, errors: Partial<Record<UserField, unknown>>): void {
  const first = userFieldNames.find((name) => errors[name]);
  if (errors.password || errors.confirmation) {
    form.setValue('password', '');
    form.setValue('confirmation', '');
  }
  if (first) form.setFocus(first === 'confirmation' ? 'password' : first);
}

const isUserField = (name: string): name is UserField => userFieldNames.some((known) => known === name);

/** Puts what the server refused on its fields. @returns false when it is about none of them */
export function showRefusal(form: UserForm, error: unknown): boolean {
  const named = fieldFaults(error).flatMap(({ path, message }) => (isUserField(path) ? [{ path, message }] : []));
  for (const { path, message } of named) form.setError(path, { type: 'server', message });
  const first = userFieldNames.find((name) => named.some(({ path }) => path === name));
  if (first) form.setFocus(first);
  return first !== undefined;
}
