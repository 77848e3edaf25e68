import { beginSecondFactorInput, confirmSecondFactorInput } from '@miraco/contract/account';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeInput } from '#features/account/code-input.tsx';
import { CopyButton } from '#shared/copy-button.tsx';
import { useFailure } from '#shared/failure.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { showFaults } from '#shared/sending/show-faults.ts';
import { useSchemaForm } from '#shared/sending/use-schema-form.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { copiedWords } from './copied-words.ts';
import { QrCode } from './qr-code.tsx';

interface SecondFactorSetupProps {
  onCodes: (codes: readonly string[]) => void;
}

/** From the button to the first code: the password, the secret for the app, the code that proves the setup. */
export function SecondFactorSetup({ onCodes }: SecondFactorSetupProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [begun, setBegun] = useState<Outputs['account']['secondFactor']['begin']>();
  const cancel = () => {
    setBegun(undefined);
    setAsking(false);
  };
  if (begun) return <FirstCode {...begun} onCodes={onCodes} onCancel={cancel} />;
  if (asking) return <Prove onBegun={setBegun} onCancel={cancel} />;
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{t('security.setUp')}</Button>
    </div>
  );
}

interface ProveProps {
  onBegun: (begun: Outputs['account']['secondFactor']['begin']) => void;
  onCancel: () => void;
}

function Prove({ onBegun, onCancel }: ProveProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const form = useSchemaForm(beginSecondFactorInput, { defaultValues: { current: '' } });
  const beginning = useSend({
    send: (current: string, call) => api.account.secondFactor.begin.mutate({ current }, call()),
    onSent: onBegun,
    onFailed: (error) => {
      form.setFocus('current');
      return showFaults(form, ['current'], error);
    },
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={form.handleSubmit(({ current }) => void beginning.send(current))}
    >
      <h3>{t('security.prove')}</h3>
      <NotSent sending={beginning} />
      <Field label={t('security.current')} error={message(errors.current?.message)}>
        <PasswordInput autoFocus autoComplete="current-password" {...form.register('current')} />
      </Field>
      <SubmitOrCancel submit={t('security.continue')} busy={beginning.busy} onCancel={onCancel} />
    </form>
  );
}

interface FirstCodeProps {
  secret: string;
  uri: string;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function FirstCode({ secret, uri, onCodes, onCancel }: FirstCodeProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const heading = useRef<HTMLHeadingElement>(null);
  // The field does not take the focus: a telephone's keyboard would cover the QR code.
  useEffect(() => heading.current?.focus(), []);
  const form = useSchemaForm(confirmSecondFactorInput, { defaultValues: { code: '' } });
  const confirming = useSend({
    send: (code: string, call) => api.account.secondFactor.confirm.mutate({ code }, call()),
    onSent: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onFailed: (error) => {
      form.setFocus('code');
      return showFaults(form, ['code'], error);
    },
  });
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {t('security.scanTitle')}
        </h3>
        <p className="mt-2 text-muted-foreground">{t('security.scanText')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <QrCode text={uri} label={t('security.scanImage')} />
        <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-2">
          <p className="text-[0.95rem]">{t('security.byHand')}</p>
          <code className="rounded-md bg-muted px-3 py-2 [overflow-wrap:anywhere]">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <CopyButton text={secret} words={copiedWords(t)}>
            {t('security.copyKey')}
          </CopyButton>
          <a href={uri} className="inline-flex min-h-11 items-center underline underline-offset-4 lg:hidden">
            {t('security.openApp')}
          </a>
        </div>
      </div>
      <form
        noValidate
        className="grid max-w-md gap-5"
        onSubmit={form.handleSubmit(({ code }) => void confirming.send(code))}
      >
        <NotSent sending={confirming} />
        <Field label={t('security.firstCode')} hint={t('security.firstCodeHint')} error={message(errors.code?.message)}>
          <CodeInput kind="app" {...form.register('code')} />
        </Field>
        <SubmitOrCancel submit={t('security.activate')} busy={confirming.busy} onCancel={onCancel} />
      </form>
    </div>
  );
}

interface SubmitOrCancelProps {
  submit: string;
  busy: boolean;
  onCancel: () => void;
}

function SubmitOrCancel({ submit, busy, onCancel }: SubmitOrCancelProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" loading={busy}>
        {submit}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
