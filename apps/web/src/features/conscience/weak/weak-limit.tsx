import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

/** Says that the ninth mark is refused. Spec 1, section 5. */
export function WeakLimit({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={
        <span className="flex items-start gap-3">
          <CircleAlert className="mt-[0.1em] size-[1.1em] shrink-0 text-destructive" aria-hidden="true" />
          {t('weak.limit')}
        </span>
      }
      description={t('weak.limitText')}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('weak.limitClose')}
        </Button>
      }
    />
  );
}
