import { isAdministrator } from '@miraco/domain/access';
import { storedPhase } from '@miraco/domain/user-phase';
import type { Inputs, Outputs } from '#shared/trpc/trpc.ts';
import type { AccessProfile } from './user-fields.tsx';

export type User = NonNullable<Outputs['admin']['users']['get']>;
export type Changes = Inputs['admin']['users']['edit'];

const textFields = ['firstname', 'lastname', 'email', 'phone', 'address', 'username', 'access'] as const;

/** What a user's form starts with. */
export function storedValues(user: User) {
  const { id, firstname, lastname, email, phone, address, username, access, phase, disabled } = user;
  return {
    id,
    firstname,
    lastname,
    email,
    phone,
    address,
    username,
    access,
    ...storedPhase(phase),
    disabled,
    password: '',
    confirmation: '',
    current: '',
  };
}

type Changed = Partial<Record<keyof Changes, boolean>>;

/** Whether one's own current password is asked for: before a new one, and before mail goes elsewhere. */
export function needsCurrent(changed: Changed): boolean {
  return changed.password === true || changed.email === true;
}

/** Only what was changed here is sent: what another administrator changes meanwhile stays theirs. */
export function changedValues(values: Changes, changed: Changed): Changes {
  const changes: Changes = { id: values.id };
  for (const field of textFields) {
    if (changed[field]) changes[field] = values[field];
  }
  if (changed.activeTest) changes.activeTest = values.activeTest;
  if (changed.disabled) changes.disabled = values.disabled;
  if (changed.password) changes.password = values.password;
  if (needsCurrent(changed) && values.current) changes.current = values.current;
  return changes;
}

/** Whether these changes, made to one's own account, shut one out of the administrators' area. */
export function endsOwnAdministration({ access, disabled }: Changes, profiles: readonly AccessProfile[]): boolean {
  const profile = profiles.find(({ id }) => id === access);
  return disabled === true || (profile !== undefined && !isAdministrator(profile.tests));
}
