import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface EvaluationSendProps {
  open: boolean;
  onClose: () => void;
  /** When the evaluation that this one will replace was sent. */
  today: number | undefined;
  registration: { busy: boolean; error: unknown; dismiss: () => void };
  onSend: () => void;
}

/** Asks before the evaluation is sent, and says where it takes the place of another. Spec 2, sections 4 and 5. */
export function EvaluationSend({ open, onClose, today, registration, onSend }: EvaluationSendProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  return (
    <ConfirmDialog
      tone="primary"
      open={open}
      onOpenChange={() => {
        if (registration.busy) return;
        registration.dismiss();
        onClose();
      }}
      title={t('evaluation.confirmTitle')}
      description={today === undefined ? t('evaluation.confirm') : t('evaluation.confirmReplace')}
      confirmLabel={t('evaluation.confirmSend')}
      onConfirm={onSend}
      busy={registration.busy}
      error={registration.error ? `${t('evaluation.notSent')} ${failure(registration.error)}` : undefined}
    />
  );
}
