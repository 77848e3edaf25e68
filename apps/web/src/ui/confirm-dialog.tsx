import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog/dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question that names the object: "Delete Ana Ruiz?" */
  title: ReactNode;
  /** What happens to it, and whether that can be undone. */
  description: ReactNode;
  /** The verb, not "OK": "Delete". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  busy?: boolean;
  /** Why it failed; the dialog stays open. */
  error?: string | undefined;
  tone?: 'destructive' | 'primary';
  /** More to know before deciding. */
  children?: ReactNode;
}

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  error,
  tone = 'destructive',
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          {/* The harmless choice gets the initial focus. */}
          <Button variant="secondary" onClick={() => onOpenChange(false)} data-autofocus>
            {cancelLabel ?? t('common.cancel')}
          </Button>
          <Button variant={tone} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && <Alert tone="error">{error}</Alert>}
    </Dialog>
  );
}
