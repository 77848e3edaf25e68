import type { Inputs, Outputs } from '#app/trpc.ts';
import type { AccessProfile } from './user-fields.tsx';

export type User = NonNullable<Outputs['admin']['users']['get']>;
export type Changes = Inputs['admin']['users']['edit'];

const textFields = ['firstname', 'lastname', 'email', 'phone', 'address', 'username', 'access'] as const;

/** What a user's form starts with. */
export function storedValues(user: User) {
  const { id, firstname, lastname, email, phone, address, username, access, activeTest, disabled } = user;
  return {
    id,
    firstname,
    lastname,
    email,
    phone,
    address,
    username,
    access,
    activeTest,
    disabled,
    password: '',
    confirmation: '',
  };
}

/** Only what was changed here is sent: what another administrator changes meanwhile stays theirs. */
export function changedValues(values: Changes, changed: Partial<Record<keyof Changes, boolean>>): Changes {
  const changes: Changes = { id: values.id };
  for (const field of textFields) {
    if (changed[field]) changes[field] = values[field];
  }
  if (changed.activeTest) changes.activeTest = values.activeTest;
  if (changed.disabled) changes.disabled = values.disabled;
  if (changed.password) changes.password = values.password;
  return changes;
}

/** Whether these changes, made to one's own account, shut one out of the administrators' area. */
export function endsOwnAdministration({ access, disabled }: Changes, profiles: readonly AccessProfile[]): boolean {
  const profile = profiles.find(({ id }) => id === access);
  return disabled === true || (profile !== undefined && profile.tests !== 'all');
}
