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
  /** Buttons, the one that cancels first. */
  footer?: ReactNode;
  /** The class of the greatest width: two of them would not override each other. */
  width?: string;
  className?: string;
  children?: ReactNode;
}

/**
 * The browser's own modal dialog: it traps the focus, restores it on closing and needs no injected style.
 * Its content is mounted only while it is open.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  width = 'max-w-lg',
  className,
  children,
}: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const descriptionId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    // By default the browser focuses the first control, which is the close button.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      className={cn(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded-xl border bg-card p-0 text-card-foreground shadow-floating open:animate-rise',
        width,
        className,
      )}
      onCancel={(event) => {
        event.preventDefault();
        onOpenChange(false);
      }}
      onClose={() => {
        // After a second Escape the browser closes it without a cancel event.
        if (open) onOpenChange(false);
      }}
      onMouseDown={(event) => {
        // The content covers the dialog, so only the backdrop has the dialog itself as its target.
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
