import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import type { ProfileField } from './profile-changes.ts';

interface FieldsProps {
  register: (name: ProfileField) => UseFormRegisterReturn;
  /** The error of a field, in words. */
  mistake: (name: ProfileField) => string | undefined;
}

/** The user's own data, which the browser may fill in. */
export function DataFields({ register, mistake }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t('user.firstname')} error={mistake('firstname')}>
        <Input autoComplete="given-name" {...register('firstname')} />
      </Field>
      <Field label={t('user.lastname')} error={mistake('lastname')}>
        <Input autoComplete="family-name" {...register('lastname')} />
      </Field>
      <Field label={t('user.email')} error={mistake('email')}>
        <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...register('email')} />
      </Field>
      <Field label={t('user.phone')} error={mistake('phone')}>
        <Input type="tel" autoComplete="tel" {...register('phone')} />
      </Field>
      <Field label={t('user.address')} error={mistake('address')} className="sm:col-span-2">
        <Input autoComplete="street-address" {...register('address')} />
      </Field>
    </>
  );
}

/** A new password, twice. A mismatch is shown while typing. */
export function PasswordFields({ register, mistake, mismatch }: FieldsProps & { mismatch: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t('user.newPassword')} hint={t('user.passwordHint')} error={mistake('password')} optional>
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
export function CurrentPassword({ register, mistake }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('user.current')}
      hint={t('user.currentHint')}
      error={mistake('current')}
      className="sm:col-span-2 sm:w-[calc(50%-0.625rem)]"
    >
      <PasswordInput autoComplete="current-password" {...register('current')} />
    </Field>
  );
}
