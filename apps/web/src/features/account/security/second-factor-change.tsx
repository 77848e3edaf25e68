import { changeSecondFactorInput } from '@miraco/contract/account';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { CodeInput } from '#features/account/code-input.tsx';
import { fieldFaults, useFailure } from '#shared/failure.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSchemaForm } from '#shared/sending/use-schema-form.ts';
import { useSend } from '#shared/sending/use-send.ts';
import type { Sending } from '#shared/sending/use-sender.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

type Change = 'disable' | 'newCodes';
type Proof = z.output<typeof changeSecondFactorInput>;

interface SecondFactorChangeProps {
  /** Undefined while the dialog is closed. */
  change: Change | undefined;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
  onDisabled: () => void;
}

/** Switching off and new recovery codes: both require the password and a code. */
export function SecondFactorChange({ change, onClose, onCodes, onDisabled }: SecondFactorChangeProps) {
  const { t } = useTranslation();
  const formId = useId();
  const utils = trpc.useUtils();
  const disabling = useSend({
    send: (proof: Proof, call) => api.account.secondFactor.disable.mutate(proof, call()),
    onSent: async () => {
      onClose();
      onDisabled();
      await utils.account.secondFactor.status.invalidate();
    },
  });
  const renewing = useSend({
    send: (proof: Proof, call) => api.account.secondFactor.newRecoveryCodes.mutate(proof, call()),
    onSent: ({ recoveryCodes }) => {
      onClose();
      onCodes(recoveryCodes);
    },
  });
  const disables = change === 'disable';
  const sending = disables ? disabling : renewing;
  const close = () => {
    sending.dismiss();
    onClose();
  };
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
          <Button type="submit" form={formId} variant={disables ? 'destructive' : 'primary'} loading={sending.busy}>
            {t(disables ? 'security.disable' : 'security.newCodesConfirm')}
          </Button>
        </>
      }
    >
      <BothFields id={formId} sending={sending} />
    </Dialog>
  );
}

interface BothFieldsProps {
  id: string;
  sending: Sending<Proof>;
}

/** A component inside the dialog, which mounts it with empty fields each time it opens. */
function BothFields({ id, sending }: BothFieldsProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const faults = fieldFaults(sending.error);
  const faultOf = (field: string) => message(faults.find(({ path }) => path === field)?.message);
  const form = useSchemaForm(changeSecondFactorInput, { defaultValues: { current: '', code: '' } });
  const { errors } = form.formState;
  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={form.handleSubmit((proof) => void sending.send(proof))}>
      {faults.length === 0 && <NotSent sending={sending} />}
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
