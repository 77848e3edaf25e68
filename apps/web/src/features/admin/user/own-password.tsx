import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '#ui/field.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

interface OwnPasswordProps {
  field: UseFormRegisterReturn;
  /** What is wrong with it, in words. */
  mistake: string | undefined;
}

/** Asked for before administrators give themselves a new password or another address. */
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
