import { zodResolver } from '@hookform/resolvers/zod';
import { changeSecondFactorInput } from '@miraco/contract/account';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeInput } from '#features/account/code-input.tsx';
import { fieldFaults, useFailure } from '#shared/failure.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { toast } from '#ui/toast.ts';

type Change = 'disable' | 'newCodes';

interface SecondFactorChangeProps {
  /** Undefined: closed. */
  change: Change | undefined;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

/** Switching off and new recovery codes: both take the password and a code. */
export function SecondFactorChange({ change, onClose, onCodes }: SecondFactorChangeProps) {
  const { t } = useTranslation();
  const formId = useId();
  const utils = trpc.useUtils();
  const close = () => onClose();
  const disable = trpc.account.secondFactor.disable.useMutation({
    onSuccess: async () => {
      close();
      toast({ title: t('security.disabled') });
      await utils.account.secondFactor.status.invalidate();
    },
  });
  const renew = trpc.account.secondFactor.newRecoveryCodes.useMutation({
    onSuccess: ({ recoveryCodes }) => {
      close();
      onCodes(recoveryCodes);
    },
  });
  const disables = change === 'disable';
  const call = disables ? disable : renew;
  return (
    <Dialog
      open={change !== undefined}
      onOpenChange={close}
      title={t(disables ? 'security.disableTitle' : 'security.newCodesTitle')}
      description={t(disables ? 'security.disableText' : 'security.newCodesText')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} variant={disables ? 'destructive' : 'primary'} loading={call.isPending}>
            {t(disables ? 'security.disable' : 'security.newCodesConfirm')}
          </Button>
        </>
      }
    >
      <BothFields id={formId} error={call.error} onSubmit={(input) => call.mutate(input)} />
    </Dialog>
  );
}

interface BothFieldsProps {
  id: string;
  error: unknown;
  onSubmit: (input: { current: string; code: string }) => void;
}

/** Below the dialog, so that it begins empty each time it opens. */
function BothFields({ id, error, onSubmit }: BothFieldsProps) {
  const { t } = useTranslation();
  const { failure, message } = useFailure();
  const faults = fieldFaults(error);
  const faultOf = (field: string) => message(faults.find(({ path }) => path === field)?.message);
  const form = useForm({
    resolver: zodResolver(changeSecondFactorInput),
    defaultValues: { current: '', code: '' },
  });
  const { errors } = form.formState;
  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={form.handleSubmit(onSubmit)}>
      {error && faults.length === 0 ? <Alert tone="error">{failure(error)}</Alert> : null}
      <Field label={t('security.current')} error={message(errors.current?.message) ?? faultOf('current')}>
        <PasswordInput data-autofocus autoComplete="current-password" {...form.register('current')} />
      </Field>
      <Field
        label={t('security.code')}
        hint={t('security.codeHint')}
        error={message(errors.code?.message) ?? faultOf('code')}
      >
        <CodeInput kind="either" {...form.register('code')} />
      </Field>
    </form>
  );
}
