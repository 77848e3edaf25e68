import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from './cn.ts';

/** Whether a section is open, and the id of its content. */
export function useFold(openAtFirst: boolean) {
  const [open, setOpen] = useState(openAtFirst);
  const id = useId();
  return { open, id, toggle: () => setOpen(!open) };
}

interface FoldButtonProps {
  fold: ReturnType<typeof useFold>;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** The button that opens and closes the section below it. */
export function FoldButton({ fold, id, className, children }: FoldButtonProps) {
  return (
    <button
      type="button"
      id={id}
      aria-expanded={fold.open}
      aria-controls={fold.open ? fold.id : undefined}
      className={cn(
        'flex min-h-11 w-full items-center gap-3 rounded-md text-left font-medium focus-visible:-outline-offset-2',
        className,
      )}
      onClick={fold.toggle}
    >
      {children}
      <ChevronDown
        className={cn(
          'size-5 shrink-0 text-muted-foreground transition-transform duration-150',
          fold.open && 'rotate-180',
        )}
        aria-hidden="true"
      />
    </button>
  );
}
