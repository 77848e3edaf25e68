import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface GreatDialogProps {
  open: boolean;
  /** Called however the dialog is closed: by its button, by Escape or by a click outside. */
  onClose: () => void;
  /** The text that says which texts are saved. */
  title: string;
  /** Says what comes next. */
  children?: ReactNode;
}

/** Confirms a saved purpose with the "great" button. Spec 2, section 8. */
export function GreatDialog({ open, onClose, title, children }: GreatDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={
        <span className="flex items-start gap-3">
          <CircleCheck className="mt-[0.1em] size-[1.1em] shrink-0 text-flow" aria-hidden="true" />
          {title}
        </span>
      }
      description={children}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('impact.great')}
        </Button>
      }
    />
  );
}
