import { signInInput } from '@miraco/contract/account';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { useSchemaForm } from '#shared/sending/use-schema-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

interface SignInFormProps {
  /** Focuses its first field, because an attempt has just failed. */
  again: boolean;
  busy: boolean;
  onSubmit: (credentials: { username: string; password: string }) => void;
}

export function SignInForm({ again, busy, onSubmit }: SignInFormProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const form = useSchemaForm(signInInput, { defaultValues: { username: '', password: '' } });
  const { errors } = form.formState;
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(onSubmit)}>
      <Field label={t('auth.username')} error={message(errors.username?.message)}>
        <Input
          autoFocus={again}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('username')}
        />
      </Field>
      <Field label={t('auth.password')} error={message(errors.password?.message)}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" size="lg" loading={busy} className="mt-2">
        {t(busy ? 'auth.signingIn' : 'auth.signIn')}
      </Button>
    </form>
  );
}
