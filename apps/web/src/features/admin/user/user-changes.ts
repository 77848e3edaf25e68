import { isAdministrator, isAppointment } from '@miraco/domain/access';
import { storedPhase } from '@miraco/domain/user-phase';
import { changedFields } from '#parts/account-form/changed-fields.ts';
import { storedOrNone } from '#parts/account-form/stays-empty.ts';
import type { Inputs, Outputs } from '#shared/trpc/trpc.ts';
import type { AccessProfile } from './user-fields.tsx';

export type User = NonNullable<Outputs['admin']['users']['get']>;
export type Changes = Inputs['admin']['users']['edit'];

const sentFields = [
  ...(['firstname', 'lastname', 'email', 'phone', 'address', 'username', 'access', 'coach', 'group'] as const),
  ...(['activeTest', 'disabled', 'password'] as const),
];

/** The initial values of a user's form. */
export function storedValues(user: User) {
  const { id, firstname, lastname, email, phone, address, username, access, phase, disabled, coach, group } = user;
  return {
    id,
    firstname,
    lastname,
    email,
    phone: storedOrNone(phone),
    address: storedOrNone(address),
    username,
    access,
    coach,
    group,
    ...storedPhase(phase),
    disabled,
    password: '',
    confirmation: '',
    current: '',
  };
}

type Changed = Partial<Record<keyof Changes, boolean>>;

export function changedValues(values: Changes, changed: Changed): Changes {
  return { id: values.id, ...changedFields(values, changed, sentFields) };
}

/** Whether an access profile lets somebody join the team, or become an administrator. Without a user: somebody new. */
export function isAppointed(
  user: Pick<User, 'tests'> | undefined,
  access: string | undefined,
  profiles: readonly AccessProfile[],
): boolean {
  return isAppointment(user?.tests, profiles.find(({ id }) => id === access)?.tests);
}

/** Whether changes to the administrator's own account would exclude them from the administrators' area. */
export function endsOwnAdministration({ access, disabled }: Changes, profiles: readonly AccessProfile[]): boolean {
  const profile = profiles.find(({ id }) => id === access);
  return disabled === true || (profile !== undefined && !isAdministrator(profile.tests));
}
