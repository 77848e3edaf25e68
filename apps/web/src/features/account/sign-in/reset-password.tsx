import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordForm } from '@miraco/contract/account';
import { paths } from '@miraco/contract/paths';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { failureData, fieldFaults, useFailure } from '#shared/failure.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { toast } from '#ui/toast.ts';
import { AccountPage } from './account-page.tsx';

/** A link that is broken, used or too old: all the server's answers that another try with it cannot mend. */
function isSpent(error: unknown) {
  const key = failureData(error)?.key;
  return key === 'auth.resetFailed' || key === 'errors.invalid';
}

export function ResetPassword() {
  const { t } = useTranslation();
  const { failure, message } = useFailure();
  const navigate = useNavigate();
  const { id = '', token = '' } = useParams();
  usePageTitle(t('auth.resetTitle'));
  const form = useForm({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors } = form.formState;
  const reset = trpc.account.resetPassword.useMutation({
    onError: (error) => {
      const fault = fieldFaults(error).find(({ path }) => path === 'password');
      if (fault) form.setError('password', fault, { shouldFocus: true });
    },
    onSuccess: () => {
      toast({ title: t('auth.resetDone'), description: t('auth.resetDoneHint') });
      navigate(paths.home);
    },
  });

  return (
    <AccountPage title={t('auth.resetTitle')} lead={t('auth.resetLead')}>
      {reset.isError && isSpent(reset.error) && (
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
      {reset.isError && !isSpent(reset.error) && !errors.password && (
        <Alert tone="error" className="mb-6" title={t('auth.resetFailed')}>
          {failure(reset.error)}
        </Alert>
      )}
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit(({ password }) => reset.mutate({ id, token, password }))}
      >
        <Field label={t('auth.newPassword')} hint={t('auth.passwordHint')} error={message(errors.password?.message)}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field label={t('auth.repeatPassword')} error={message(errors.confirmation?.message)}>
          <PasswordInput autoComplete="new-password" {...form.register('confirmation')} />
        </Field>
        <Button type="submit" size="lg" loading={reset.isPending} className="mt-2">
          {t('auth.resetSave')}
        </Button>
      </form>
    </AccountPage>
  );
}
