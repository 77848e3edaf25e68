import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '#ui/field.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

interface OwnPasswordProps {
  field: UseFormRegisterReturn;
  /** The error of the field, in words. */
  mistake: string | undefined;
}

/** Required before administrators change their own password or address. */
export function OwnPassword({ field, mistake }: OwnPasswordProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('user.prove')}>
      <Field
        label={t('user.current')}
        hint={t('user.currentHint')}
        error={mistake}
        className="sm:col-span-2 sm:w-[calc(50%-0.625rem)]"
      >
        <PasswordInput autoComplete="current-password" {...field} />
      </Field>
    </FormSection>
  );
}
