import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import type { ProfileField } from './profile-changes.ts';

interface FieldsProps {
  register: (name: ProfileField) => UseFormRegisterReturn;
  /** The error of a field, in words. */
  errorOf: (name: ProfileField) => string | undefined;
}

interface DataFieldsProps extends FieldsProps {
  /** Below the e-mail address. */
  children: ReactNode;
}

/** The user's own data, which the browser may fill in. */
export function DataFields({ register, errorOf, children }: DataFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t('user.firstname')} error={errorOf('firstname')}>
        <Input autoComplete="given-name" {...register('firstname')} />
      </Field>
      <Field label={t('user.lastname')} error={errorOf('lastname')}>
        <Input autoComplete="family-name" {...register('lastname')} />
      </Field>
      <div className="grid grid-cols-1 gap-3">
        <Field label={t('user.email')} error={errorOf('email')}>
          <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...register('email')} />
        </Field>
        {children}
      </div>
      <Field label={t('user.phone')} error={errorOf('phone')}>
        <Input type="tel" autoComplete="tel" {...register('phone')} />
      </Field>
      <Field label={t('user.address')} error={errorOf('address')} className="sm:col-span-2">
        <Input autoComplete="street-address" {...register('address')} />
      </Field>
    </>
  );
}

/** A new password, twice. A mismatch is shown while typing. */
export function PasswordFields({ register, errorOf, mismatch }: FieldsProps & { mismatch: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t('user.newPassword')} hint={t('user.passwordHint')} error={errorOf('password')} optional>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field
        label={t('user.confirmation')}
        error={mismatch ? t('passnotmatch') : undefined}
        optional
        className="sm:self-end"
      >
        <PasswordInput autoComplete="new-password" {...register('confirmation')} />
      </Field>
    </>
  );
}

/** Required for a new password or another address. */
export function CurrentPassword({ register, errorOf }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('user.current')}
      hint={t('user.currentHint')}
      error={errorOf('current')}
      className="sm:col-span-2 sm:w-[calc(50%-0.625rem)]"
    >
      <PasswordInput autoComplete="current-password" {...register('current')} />
    </Field>
  );
}
