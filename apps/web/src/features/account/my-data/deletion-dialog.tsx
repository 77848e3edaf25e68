import { deletionAfterDays } from '@miraco/contract/profile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureData, useFailure } from '#shared/failure.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

interface DeletionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Explains the erasure of the account, and asks for the password. */
export function DeletionDialog({ open, onOpenChange }: DeletionDialogProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const utils = trpc.useUtils();
  const [current, setCurrent] = useState('');
  const [missing, setMissing] = useState(false);
  const asking = useSend({
    send: (password: string, call) => api.account.myData.requestDeletion.mutate({ current: password }, call()),
    refresh: () => utils.account.myData.deletion.invalidate(),
    onSent: () => close(),
  });
  const close = () => {
    setCurrent('');
    setMissing(false);
    asking.dismiss();
    onOpenChange(false);
  };
  const ask = () => {
    setMissing(current === '');
    if (current !== '') void asking.send(current);
  };
  const refused = failureData(asking.error);
  const wrong = refused?.field === 'current' ? refused.key : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('myData.deletion.dialogTitle')}
      description={t('myData.deletion.dialogText', { count: deletionAfterDays })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button variant="destructive" type="submit" form="deletion-form" loading={asking.busy}>
            {t('myData.deletion.ask')}
          </Button>
        </>
      }
    >
      <p className="text-muted-foreground">{t('myData.deletion.dialogHint')}</p>
      <form
        id="deletion-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!asking.busy) ask();
        }}
      >
        <Field label={t('user.current')} error={message(missing ? 'validation.required' : wrong)}>
          <PasswordInput
            autoComplete="current-password"
            data-autofocus
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </Field>
      </form>
      {!wrong && <NotSent title={t('myData.deletion.failed')} sending={asking} />}
    </Dialog>
  );
}
