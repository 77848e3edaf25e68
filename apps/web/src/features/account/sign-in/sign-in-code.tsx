import { confirmSecondFactorInput } from '@miraco/contract/account';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeInput } from '#features/account/code-input.tsx';
import { AccountPage } from '#parts/account-form/account-page.tsx';
import { failureData, useFailure } from '#shared/failure.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSchemaForm } from '#shared/sending/use-schema-form.ts';
import type { Sending } from '#shared/sending/use-sender.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

interface SignInCodeProps {
  sending: Pick<Sending, 'busy' | 'error' | 'problem'>;
  onSubmit: (code: string) => void;
  /** Goes back to username and password. */
  onLeave: () => void;
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function SignInCode({ sending, onSubmit, onLeave }: SignInCodeProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const { busy, error } = sending;
  const [recovering, setRecovering] = useState(false);
  const kind = recovering ? 'recovery' : 'app';
  const form = useSchemaForm(confirmSecondFactorInput, { defaultValues: { code: '' } });
  const { errors } = form.formState;
  const key = failureData(error)?.key;
  const { setError, setFocus } = form;

  useEffect(() => {
    // Each refusal is a new error object, even with the same message.
    if (error && key === 'auth.secondFactorWrong') setError('code', { message: key }, { shouldFocus: true });
  }, [error, key, setError]);

  // Focuses the code field; again when the other kind of code is chosen, which has another field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again when `recovering` changes
  useEffect(() => setFocus('code'), [recovering, setFocus]);

  // A missing code is not an error here, and a wrong one is shown beside the field.
  const said = key === 'auth.secondFactor' || key === 'auth.secondFactorWrong';
  return (
    <AccountPage title={t('auth.codeTitle')} lead={t(recovering ? 'auth.recoveryLead' : 'auth.codeLead')}>
      {!said && <NotSent title={t('auth.notSignedIn')} sending={sending} className="mb-6" />}
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          if (busy) event.preventDefault();
          else void form.handleSubmit(({ code }) => onSubmit(code))(event);
        }}
      >
        <Field
          key={kind}
          label={t(recovering ? 'auth.recoveryCode' : 'auth.code')}
          hint={t(recovering ? 'auth.recoveryHint' : 'auth.codeHint')}
          error={message(errors.code?.message)}
        >
          <CodeInput kind={kind} {...form.register('code')} />
        </Field>
        <Button type="submit" size="lg" loading={busy} className="mt-2">
          {t(busy ? 'auth.signingIn' : 'auth.signIn')}
        </Button>
      </form>
      <div className="mt-6 grid justify-items-start gap-1">
        <Button
          variant="link"
          onClick={() => {
            form.reset();
            setRecovering(!recovering);
          }}
        >
          {t(recovering ? 'auth.useApp' : 'auth.useRecovery')}
        </Button>
        <Button variant="link" onClick={onLeave}>
          {t('auth.otherAccount')}
        </Button>
      </div>
      {recovering && <p className="mt-4 text-[0.9rem] text-muted-foreground">{t('auth.lostBoth')}</p>}
    </AccountPage>
  );
}
