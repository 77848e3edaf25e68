import { forgotPasswordInput } from '@miraco/contract/account';
import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#parts/account-form/account-page.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { isOffline, useFailure } from '#shared/failure.ts';
import { Link } from '#shared/router/link.tsx';
import { useSchemaForm } from '#shared/sending/use-schema-form.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

export function ForgotPassword() {
  const { t } = useTranslation();
  const { message } = useFailure();
  usePageTitle(t('auth.forgotTitle'));
  const form = useSchemaForm(forgotPasswordInput, { defaultValues: { email: '' } });
  const sending = useSend({
    send: (input: { email: string }, call) => api.account.forgotPassword.mutate(input, call()),
  });

  if (sending.done) {
    return (
      <AccountPage title={t('auth.forgotTitle')}>
        <Alert tone="success" title={t('auth.forgotSent')}>
          {t('auth.forgotSentHint')}
        </Alert>
        <Button asChild variant="secondary" className="mt-6">
          <Link to={paths.auth}>{t('auth.backToSignIn')}</Link>
        </Button>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('auth.forgotTitle')} lead={t('auth.forgotLead')}>
      {sending.problem && (
        <Alert tone="error" className="mb-6">
          {isOffline(sending.error) ? sending.problem : t('auth.forgotFailed')}
        </Alert>
      )}
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((input) => void sending.send(input))}>
        <Field label={t('auth.email')} error={message(form.formState.errors.email?.message)}>
          <Input type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
        </Field>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button type="submit" loading={sending.busy}>
            {t(sending.busy ? 'auth.sending' : 'auth.send')}
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.auth}>{t('common.cancel')}</Link>
          </Button>
        </div>
      </form>
    </AccountPage>
  );
}
