import { changedFields } from '#parts/account-form/changed-fields.ts';
import { storedOrNone } from '#parts/account-form/stays-empty.ts';
import type { Inputs, Outputs } from '#shared/trpc/trpc.ts';

type Me = Outputs['account']['me'];
export type ProfileChanges = Inputs['account']['editProfile'];

const dataFields = ['firstname', 'lastname', 'email', 'phone', 'address'] as const;

/** The fields of the form, in the order of the screen. */
export const profileFields = [...dataFields, 'password', 'confirmation', 'current'] as const;
export type ProfileField = (typeof profileFields)[number];

/** The initial values of the form. */
export function storedProfile({ firstname, lastname, email, phone, address }: Me) {
  const own = { firstname, lastname, email, phone: storedOrNone(phone), address: storedOrNone(address) };
  return { ...own, password: '', confirmation: '', current: '' };
}

type Dirty = Partial<Record<ProfileField | 'image', boolean | undefined>>;

export function changedProfile(values: ProfileChanges, dirty: Dirty): ProfileChanges {
  return changedFields(values, dirty, [...dataFields, 'password']);
}
