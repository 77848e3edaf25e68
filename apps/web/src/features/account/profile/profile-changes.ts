import type { Inputs, Outputs } from '#shared/trpc/trpc.ts';

type Me = Outputs['account']['me'];
export type ProfileChanges = Inputs['account']['editProfile'];

const dataFields = ['firstname', 'lastname', 'email', 'phone', 'address'] as const;

/** The fields of the form, in the order of the screen. */
export const profileFields = [...dataFields, 'password', 'confirmation', 'current'] as const;
export type ProfileField = (typeof profileFields)[number];

/** What the form starts with. */
export function storedProfile({ firstname, lastname, email, phone, address }: Me) {
  return { firstname, lastname, email, phone, address, password: '', confirmation: '', current: '' };
}

type Dirty = Partial<Record<ProfileField | 'image', boolean | undefined>>;

/** Whether the current password is asked for: before a new one, and before mail goes elsewhere. */
export function needsCurrent(dirty: Dirty): boolean {
  return dirty.password === true || dirty.email === true;
}

/** Only what was changed here is sent: what an administrator changes meanwhile stays. */
export function changedProfile(values: ProfileChanges, dirty: Dirty): ProfileChanges {
  const changes: ProfileChanges = {};
  for (const field of dataFields) if (dirty[field]) changes[field] = values[field];
  if (dirty.password) changes.password = values.password;
  if (needsCurrent(dirty)) changes.current = values.current;
  return changes;
}
