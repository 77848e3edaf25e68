import { X } from 'lucide-react';
import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { cn } from './cn.ts';

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactNode;
  title: ReactNode;
  /** The title as plain text, for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Never modal: a modal popover injects a style element, which the content security policy refuses. */
export function Popover({ trigger, title, label, className, children }: PopoverProps) {
  const { t } = useTranslation();
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={12}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) w-[min(25rem,calc(100vw-1.5rem))] animate-fade overflow-y-auto overscroll-contain rounded-lg border bg-popover p-5 text-popover-foreground shadow-floating',
            className,
          )}
        >
          <div className="flex items-start justify-between gap-3">
            <p className="font-serif text-[1.2rem] leading-snug">{title}</p>
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon" className="-mt-2.5 -mr-2.5" aria-label={t('common.close')}>
                <X aria-hidden="true" />
              </Button>
            </Primitive.Close>
          </div>
          <div className="mt-1.5 grid gap-3 text-[0.95rem]">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
