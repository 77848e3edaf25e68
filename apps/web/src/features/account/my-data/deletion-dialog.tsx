import { deletionAfterDays } from '@miraco/contract/profile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureData, useFailure } from '#shared/failure.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { toast } from '#ui/toast.ts';

interface DeletionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What happens when the account is to be erased, and the password that proves who asks. */
export function DeletionDialog({ open, onOpenChange }: DeletionDialogProps) {
  const { t } = useTranslation();
  const { failure, message } = useFailure();
  const utils = trpc.useUtils();
  const [current, setCurrent] = useState('');
  const [missing, setMissing] = useState(false);
  const request = trpc.account.myData.requestDeletion.useMutation({
    onSuccess: async () => {
      await utils.account.myData.deletion.invalidate();
      close();
      toast({ title: t('myData.deletion.requested'), tone: 'success' });
    },
  });
  const close = () => {
    setCurrent('');
    setMissing(false);
    request.reset();
    onOpenChange(false);
  };
  const ask = () => {
    setMissing(current === '');
    if (current !== '') request.mutate({ current });
  };
  const refused = failureData(request.error);
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
          <Button variant="destructive" type="submit" form="deletion-form" loading={request.isPending}>
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
          if (!request.isPending) ask();
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
      {request.isError && !wrong && (
        <Alert tone="error" title={t('myData.deletion.failed')}>
          {failure(request.error)}
        </Alert>
      )}
    </Dialog>
  );
}
