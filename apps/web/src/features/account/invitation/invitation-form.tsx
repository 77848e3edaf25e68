import { newPasswordForm } from '@miraco/contract/account';
import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '#parts/account-form/new-password-fields.tsx';
import { navigate } from '#shared/router/history.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { showFaults } from '#shared/sending/show-faults.ts';
import { useSchemaForm } from '#shared/sending/use-schema-form.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { startSession } from '#shared/session/session.ts';
import { startPage } from '#shared/session/start-page.ts';
import { timeZone } from '#shared/time-zone.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface InvitationFormProps {
  link: { id: string; token: string };
  username: string;
}

export function InvitationForm({ link, username }: InvitationFormProps) {
  const { t } = useTranslation();
  const form = useSchemaForm(newPasswordForm, { defaultValues: { password: '', confirmation: '' } });
  const sending = useSend({
    send: (password: string, call) =>
      api.account.invitation.accept.mutate({ ...link, password, timeZone: timeZone() }, call()),
    onSent: ({ token }) => {
      const session = token === null ? null : startSession(token);
      navigate(session ? startPage(session) : paths.auth, { replace: true });
    },
    onFailed: (error) => showFaults(form, ['password'], error),
    leadsOn: true,
  });
  return (
    <>
      <NotSent title={t('invitation.notSaved')} sending={sending} className="mb-6" />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit(({ password }) => void sending.send(password))}
      >
        {/* A field, for password managers: they store a password with the name that stands above it. */}
        <Field label={t('invitation.username')} hint={t('invitation.usernameHint')}>
          <Input name="username" autoComplete="username" value={username} readOnly className="bg-muted" />
        </Field>
        <NewPasswordFields form={form} />
        <Button type="submit" size="lg" loading={sending.busy} className="mt-2">
          {t('invitation.enter')}
        </Button>
      </form>
    </>
  );
}
