import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface NoMarksProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before the test is saved without a mark. */
export function NoMarks({ open, onClose, onConfirm }: NoMarksProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      tone="primary"
      title={t('weak.noneTitle')}
      description={t('weak.noneText')}
      cancelLabel={t('weak.noneBack')}
      confirmLabel={t('weak.noneSave')}
      onConfirm={onConfirm}
    />
  );
}
