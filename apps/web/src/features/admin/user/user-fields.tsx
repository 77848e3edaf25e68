import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '#shared/session/session.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Select } from '#ui/select.tsx';
import type { UserField } from './user-form-errors.ts';

export type AccessProfile = Outputs['admin']['access']['getAll'][number];

interface FieldsProps {
  register: (name: UserField) => UseFormRegisterReturn;
  /** The error of a field, in words. */
  errorOf: (name: UserField) => string | undefined;
}

// Another person's data: the browser must not autofill its own user's.
const notMine = { autoComplete: 'off' } as const;
const literal = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

// As wide as the fields above it, two in a row with a gap of 1.25rem.
const ownLine = 'sm:col-span-2 sm:w-[calc(50%-0.625rem)]';

interface PersonalFieldsProps extends FieldsProps {
  /** Below the e-mail address. */
  children?: ReactNode;
}

export function PersonalFields({ register, errorOf, children }: PersonalFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t('user.firstname')} error={errorOf('firstname')}>
        <Input {...notMine} {...register('firstname')} />
      </Field>
      <Field label={t('user.lastname')} error={errorOf('lastname')}>
        <Input {...notMine} {...register('lastname')} />
      </Field>
      <div className="grid grid-cols-1 gap-3">
        <Field label={t('user.email')} error={errorOf('email')}>
          <Input type="email" {...notMine} {...literal} {...register('email')} />
        </Field>
        {children}
      </div>
      <Field label={t('user.phone')} error={errorOf('phone')}>
        <Input type="tel" {...notMine} {...register('phone')} />
      </Field>
      <Field label={t('user.address')} error={errorOf('address')} className="sm:col-span-2">
        <Input {...notMine} {...register('address')} />
      </Field>
    </>
  );
}

interface EntryFieldsProps extends FieldsProps {
  profiles: readonly AccessProfile[];
  isNew: boolean;
  /** The chosen profile makes somebody with an account join the team, or administrate. */
  appoints?: boolean;
  /** Whose password it is: a new user needs one, others may leave the field empty. Undefined without the field. */
  passwordOf: 'new' | 'other' | 'self' | undefined;
  /** Above the password. */
  children?: ReactNode;
}

export function EntryFields(props: EntryFieldsProps) {
  const { register, errorOf, profiles, isNew, appoints = false, passwordOf, children } = props;
  const { t } = useTranslation();
  // A coach adds clients, and changes nobody's profile.
  const administers = useSession()?.isAdministrator === true;
  const passwordHints = {
    new: t('user.passwordHint'),
    other: t('user.newPasswordHint'),
    self: t('user.ownPasswordHint'),
  };
  return (
    <>
      <Field label={t('user.username')} error={errorOf('username')}>
        <Input {...notMine} {...literal} {...register('username')} />
      </Field>
      {administers && (
        <Field label={t('user.access')} error={errorOf('access')}>
          <Select {...register('access')}>
            {isNew && <option value="">{t('user.chooseAccess')}</option>}
            {profiles.map((profile) => (
              <AccessOption key={profile.id} profile={profile} />
            ))}
          </Select>
          <p aria-live="polite" className="text-[0.9rem] text-muted-foreground empty:hidden">
            {appoints && t('user.appointEnds')}
          </p>
        </Field>
      )}
      {children}
      {passwordOf && (
        <>
          <Field
            label={t(isNew ? 'user.password' : 'user.newPassword')}
            hint={passwordHints[passwordOf]}
            error={errorOf('password')}
            optional={!isNew}
            className={ownLine}
          >
            <PasswordInput autoComplete="new-password" {...register('password')} />
          </Field>
          <Field label={t('user.confirmation')} error={errorOf('confirmation')} optional={!isNew} className={ownLine}>
            <PasswordInput autoComplete="new-password" {...register('confirmation')} />
          </Field>
        </>
      )}
    </>
  );
}

/** The product's own profiles have names in the interface's language; an added one has its own. */
function AccessOption({ profile: { id, name } }: { profile: AccessProfile }) {
  const { t } = useTranslation();
  const names = new Map([
    ['administrator', t('user.accessAdministrator')],
    ['coach', t('user.accessCoach')],
    ['client', t('user.accessClient')],
  ]);
  return <option value={id}>{names.get(id) ?? name}</option>;
}
