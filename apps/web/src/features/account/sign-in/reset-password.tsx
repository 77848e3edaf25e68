import { newPasswordForm } from '@miraco/contract/account';
import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#parts/account-form/account-page.tsx';
import { NewPasswordFields } from '#parts/account-form/new-password-fields.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { failureData } from '#shared/failure.ts';
import { navigate } from '#shared/router/history.ts';
import { Link } from '#shared/router/link.tsx';
import { useParams } from '#shared/router/router.tsx';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { showFaults } from '#shared/sending/show-faults.ts';
import { useSchemaForm } from '#shared/sending/use-schema-form.ts';
import { useSend } from '#shared/sending/use-send.ts';
import type { SignInState } from '#shared/session/start-page.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

/** A broken, used or expired link: the errors of the server that another attempt with it cannot fix. */
function isSpent(error: unknown) {
  const key = failureData(error)?.key;
  return key === 'auth.resetFailed' || key === 'errors.invalid';
}

export function ResetPassword() {
  const { t } = useTranslation();
  const { id = '', token = '' } = useParams();
  usePageTitle(t('auth.resetTitle'));
  const form = useSchemaForm(newPasswordForm, { defaultValues: { password: '', confirmation: '' } });
  const sending = useSend({
    send: (password: string, call) => api.account.resetPassword.mutate({ id, token, password }, call()),
    onSent: () => {
      const state: SignInState = { reset: true };
      navigate(paths.auth, { state });
    },
    onFailed: (error) => isSpent(error) || showFaults(form, ['password'], error),
    leadsOn: true,
  });

  return (
    <AccountPage title={t('auth.resetTitle')} lead={t('auth.resetLead')}>
      {isSpent(sending.error) && (
        <Alert
          tone="error"
          className="mb-6"
          title={t('auth.resetFailed')}
          action={
            <Link to={paths.forgotPassword} className="font-medium underline underline-offset-4">
              {t('auth.resetAskAgain')}
            </Link>
          }
        >
          {t('auth.resetFailedHint')}
        </Alert>
      )}
      <NotSent title={t('auth.resetFailed')} sending={sending} className="mb-6" />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit(({ password }) => void sending.send(password))}
      >
        <NewPasswordFields form={form} />
        <Button type="submit" size="lg" loading={sending.busy} className="mt-2">
          {t('auth.resetSave')}
        </Button>
      </form>
    </AccountPage>
  );
}
