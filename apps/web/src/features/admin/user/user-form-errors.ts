/** The fields of a user's form, in the order of the screen. */
export const userFieldNames = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'address',
  'username',
  'access',
  'coach',
  'group',
  'password',
  'confirmation',
] as const;

export type UserField = (typeof userFieldNames)[number];

/** The part of a form that is needed here, whichever of the two forms it is. */
interface UserForm {
  setFocus: (name: UserField) => void;
  setValue: (name: 'password' | 'confirmation', value: string) => void;
}

/**
 * After a form that could not be sent: passwords that differ or are too short are emptied (spec 1, section 5), all else stays as
 * typed, and the focus moves to the first invalid field.
 */
export function showErrors(form: UserForm, errors: Partial<Record<UserField, unknown>>): void {
  const first = userFieldNames.find((name) => errors[name]);
  if (errors.password || errors.confirmation) {
    form.setValue('password', '');
    form.setValue('confirmation', '');
  }
  if (first) form.setFocus(first === 'confirmation' ? 'password' : first);
}
