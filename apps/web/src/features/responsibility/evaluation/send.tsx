import { useTranslation } from 'react-i18next';
import type { Sending } from '#shared/sending/use-sender.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface EvaluationSendProps {
  open: boolean;
  onClose: () => void;
  /** When the evaluation that this one replaces was sent. */
  today: number | undefined;
  sending: Pick<Sending, 'busy' | 'problem' | 'dismiss'>;
  onSend: () => void;
}

/** Asks before the evaluation is sent, and says whether it replaces another. Spec 2, sections 4 and 5. */
export function EvaluationSend({ open, onClose, today, sending, onSend }: EvaluationSendProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      tone="primary"
      open={open}
      onOpenChange={() => {
        if (sending.busy) return;
        sending.dismiss();
        onClose();
      }}
      title={t('evaluation.confirmTitle')}
      description={today === undefined ? t('evaluation.confirm') : t('evaluation.confirmReplace')}
      confirmLabel={t('evaluation.confirmSend')}
      onConfirm={onSend}
      busy={sending.busy}
      error={sending.problem && `${t('evaluation.notSent')} ${sending.problem}`}
    />
  );
}
