import type { Virtue } from '@miraco/domain/virtues';
import { Check, Sprout } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';

interface WeakStatementProps {
  virtue: Virtue;
  /** Its position in the whole list, from 1. */
  number: number;
  text: string;
  checked: boolean;
  /** An expectation cites its virtue, which is trained in any case. */
  cited: boolean;
  disabled: boolean;
  onCheck: (virtue: Virtue, checked: boolean, box: HTMLInputElement) => void;
}

/** A situation with its checkbox; the whole row can be pressed. Memoized: a mark does not render the other rows. */
export const WeakStatement = memo(function WeakStatement(props: WeakStatementProps) {
  const { virtue, number, text, checked, cited, disabled, onCheck } = props;
  const { t } = useTranslation();
  const reasonId = useId();
  const fixed = cited || disabled;
  return (
    <li className="border-t first:border-t-0">
      <label
        className={cn(
          'flex items-start gap-3.5 px-4 py-3.5 -outline-offset-2 transition-colors duration-150 has-checked:duration-0 has-focus-visible:outline-2 has-focus-visible:outline-ring sm:px-6',
          fixed ? 'cursor-default' : 'hover:bg-muted',
          cited ? 'bg-muted' : 'has-checked:bg-secondary has-checked:text-secondary-foreground',
        )}
      >
        <span
          className={cn(
            'relative mt-px grid size-6 shrink-0 place-items-center',
            fixed ? 'text-muted-foreground' : 'text-primary-foreground',
          )}
        >
          <input
            type="checkbox"
            checked={checked || cited}
            disabled={fixed}
            aria-describedby={cited ? reasonId : undefined}
            onChange={(event) => onCheck(virtue, event.target.checked, event.target)}
            className="peer size-6 cursor-[inherit] scroll-mt-6 appearance-none rounded-[7px] border border-input bg-card outline-none transition-colors duration-150 checked:border-primary checked:duration-0 checked:bg-primary disabled:border-border disabled:bg-transparent disabled:checked:border-input disabled:checked:bg-transparent max-sm:scroll-mb-20"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute hidden size-4 peer-checked:block"
          />
        </span>
        <span className="measure min-w-0 flex-1">
          {text}
          {cited && (
            <span id={reasonId} className="mt-1 flex items-start gap-2 text-[0.9rem] text-muted-foreground">
              <Sprout className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
              {t('weak.cited')}
            </span>
          )}
        </span>
        <span aria-hidden="true" className="font-serif text-[0.95rem] text-muted-foreground tabular-nums max-sm:hidden">
          {number}
        </span>
      </label>
    </li>
  );
});
