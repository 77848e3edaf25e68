import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldFaults, useFailure } from '#shared/failure.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

export interface Credentials {
  username: string;
  password: string;
}

const names = ['username', 'password'] as const;
type Name = (typeof names)[number];

interface SignInFormProps {
  /** Focuses its first field, because an attempt has just failed. */
  again: boolean;
  busy: boolean;
  /** Why the last attempt failed. */
  error: unknown;
  onTyping: () => void;
  onSubmit: (credentials: Credentials) => void;
}

/** Without a schema, whose code would be twice the page: it looks for empty fields, and the server for all else. */
export function SignInForm({ again, busy, error, onTyping, onSubmit }: SignInFormProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const [missing, setMissing] = useState<readonly Name[]>([]);
  const faultOf = (name: Name) =>
    message(
      missing.includes(name) ? 'validation.required' : fieldFaults(error).find(({ path }) => path === name)?.message,
    );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const credentials = { username: String(given.get('username')), password: String(given.get('password')) };
    const empty = names.filter((name) => credentials[name] === '');
    setMissing(empty);
    if (empty[0] === undefined) onSubmit(credentials);
    else form.querySelector<HTMLElement>(`[name=${empty[0]}]`)?.focus();
  };
  const type = (name: Name) => () => {
    setMissing(missing.filter((empty) => empty !== name));
    onTyping();
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Field label={t('auth.username')} error={faultOf('username')}>
        <Input
          name="username"
          autoFocus={again}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onInput={type('username')}
        />
      </Field>
      <Field label={t('auth.password')} error={faultOf('password')}>
        <PasswordInput name="password" autoComplete="current-password" onInput={type('password')} />
      </Field>
      <Button type="submit" size="lg" loading={busy} className="mt-2">
        {t(busy ? 'auth.signingIn' : 'auth.signIn')}
      </Button>
    </form>
  );
}
