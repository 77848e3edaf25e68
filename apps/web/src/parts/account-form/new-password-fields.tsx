import type { newPasswordForm } from '@miraco/contract/account';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFailure } from '#shared/failure.ts';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

type NewPassword = z.infer<typeof newPasswordForm>;

/** A new password, twice. */
export function NewPasswordFields({ form }: { form: UseFormReturn<NewPassword, unknown, NewPassword> }) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t('auth.newPassword')} hint={t('auth.passwordHint')} error={message(errors.password?.message)}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label={t('auth.repeatPassword')} error={message(errors.confirmation?.message)}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmation')} />
      </Field>
    </>
  );
}
