import type { Virtue } from '@miraco/domain/virtues';
import { ArrowLeftRight, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface WeakLimitProps {
  open: boolean;
  /** The marks that count: any of them can give its place to the refused one. Empty where none was refused. */
  exchangeable: readonly Virtue[];
  statements: Outputs['method']['statements'];
  onExchange: (virtue: Virtue) => void;
  onClose: () => void;
}

/** Says that the ninth mark is refused, and offers it the place of another. Spec 1, section 5. */
export function WeakLimit({ open, exchangeable, statements, onExchange, onClose }: WeakLimitProps) {
  const { t } = useTranslation();
  const language = useLanguage();
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
    >
      {exchangeable.length > 0 && (
        <div>
          <h3 className="mb-2 font-medium font-sans text-[1rem]">{t('weak.exchange')}</h3>
          <ul className="-m-1 grid max-h-[38dvh] gap-1.5 overflow-y-auto overscroll-contain p-1">
            {exchangeable.map((virtue) => (
              <li key={virtue}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center gap-3 rounded-md border border-input bg-card px-3 py-2 text-left text-[0.95rem] leading-snug hover:bg-muted"
                  onClick={() => onExchange(virtue)}
                >
                  <ArrowLeftRight className="size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
                  {statements[virtue].statement[language]}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
