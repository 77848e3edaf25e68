import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

interface DialogProps {
  open: boolean;
  /** Called with false by Escape, by the backdrop and by the close button. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, from the one that leaves to the one that acts. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, gives it back on closing and needs no injected style.
 * Its content exists only while it is open.
 */
export function Dialog({ open, onOpenChange, title, description, footer, className, children }: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const descriptionId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    // By itself the browser would choose the first control, which is the way out.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      className={cn(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg overflow-y-auto overscroll-contain rounded-xl border bg-card p-0 text-card-foreground shadow-floating open:animate-rise',
        className,
      )}
      onCancel={(event) => {
        event.preventDefault();
        onOpenChange(false);
      }}
      onClose={() => {
        // A second Escape closes without asking.
        if (open) onOpenChange(false);
      }}
      onMouseDown={(event) => {
        // Only the backdrop has the dialog itself as its target: the content fills the rest.
        if (event.target === event.currentTarget) onOpenChange(false);
      }}
    >
      {open && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-7">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="min-w-0 pt-1.5">
              {title}
            </h2>
            <Button
              variant="ghost"
              size="icon"
              className="-mt-1 -mr-2"
              aria-label={t('common.close')}
              onClick={() => onOpenChange(false)}
            >
              <X aria-hidden="true" />
            </Button>
          </div>
          {description && (
            <p id={descriptionId} className="text-muted-foreground">
              {description}
            </p>
          )}
          {children}
          {footer && <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
