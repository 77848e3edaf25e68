import { zodResolver } from '@hookform/resolvers/zod';
import { beginSecondFactorInput, confirmSecondFactorInput } from '@miraco/contract/account';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeInput } from '#features/account/code-input.tsx';
import { fieldFaults, useFailure } from '#shared/failure.ts';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { toast } from '#ui/toast.ts';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';

interface SecondFactorSetupProps {
  onCodes: (codes: readonly string[]) => void;
}

/** From the button to the first code: the password, the secret for the app, the proof that it is there. */
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
  const { failure, message } = useFailure();
  const form = useForm({ resolver: zodResolver(beginSecondFactorInput), defaultValues: { current: '' } });
  const begin = trpc.account.secondFactor.begin.useMutation({
    onSuccess: onBegun,
    onError: (error) => {
      const [fault] = fieldFaults(error);
      form.setError(fault ? 'current' : 'root', { message: fault?.message ?? failure(error) });
      form.setFocus('current');
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate className="grid max-w-md gap-5" onSubmit={form.handleSubmit((input) => begin.mutate(input))}>
      <h3>{t('security.prove')}</h3>
      {errors.root && <Alert tone="error">{errors.root.message}</Alert>}
      <Field label={t('security.current')} error={message(errors.current?.message)}>
        <PasswordInput autoFocus autoComplete="current-password" {...form.register('current')} />
      </Field>
      <SubmitOrCancel submit={t('security.continue')} busy={begin.isPending} onCancel={onCancel} />
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
  const { failure, message } = useFailure();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not the field: the keyboard of a telephone would hide what is to be scanned.
  useEffect(() => heading.current?.focus(), []);
  const form = useForm({ resolver: zodResolver(confirmSecondFactorInput), defaultValues: { code: '' } });
  const confirm = trpc.account.secondFactor.confirm.useMutation({
    onSuccess: ({ recoveryCodes }) => {
      toast({ title: t('security.activated') });
      onCodes(recoveryCodes);
    },
    onError: (error) => {
      const [fault] = fieldFaults(error);
      form.setError(fault ? 'code' : 'root', { message: fault?.message ?? failure(error) });
      form.setFocus('code');
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
          <CopyButton text={secret}>{t('security.copyKey')}</CopyButton>
          <a href={uri} className="inline-flex min-h-11 items-center underline underline-offset-4 lg:hidden">
            {t('security.openApp')}
          </a>
        </div>
      </div>
      <form noValidate className="grid max-w-md gap-5" onSubmit={form.handleSubmit((input) => confirm.mutate(input))}>
        {errors.root && <Alert tone="error">{errors.root.message}</Alert>}
        <Field label={t('security.firstCode')} hint={t('security.firstCodeHint')} error={message(errors.code?.message)}>
          <CodeInput kind="app" {...form.register('code')} />
        </Field>
        <SubmitOrCancel submit={t('security.activate')} busy={confirm.isPending} onCancel={onCancel} />
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
