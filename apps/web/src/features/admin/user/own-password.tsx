import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '#ui/field.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

interface OwnPasswordProps {
  field: UseFormRegisterReturn;
  hint: string;
  /** The error of the field, in words. */
  error: string | undefined;
}

/** Required before administrators change their own password or address, or appoint somebody some time after they signed in. */
export function OwnPassword({ field, hint, error }: OwnPasswordProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('user.prove')}>
      <Field label={t('user.current')} hint={hint} error={error} className="sm:col-span-2 sm:w-[calc(50%-0.625rem)]">
        <PasswordInput autoComplete="current-password" {...field} />
      </Field>
    </FormSection>
  );
}
