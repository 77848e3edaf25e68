import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from './cn.ts';
import { FieldContext } from './field-context.ts';
import { Label } from './label.tsx';

interface FieldProps {
  label: ReactNode;
  /** The heading above says the same: the label is for screen readers only. */
  labelHidden?: boolean | undefined;
  /** Help, shown before anything is wrong. */
  hint?: ReactNode | undefined;
  /** Already translated. It is read out when it appears. */
  error?: string | undefined;
  /** Marks the field "(optional)"; all others are required. */
  optional?: boolean;
  className?: string;
  /** One control of this folder: it takes its id, description and state from `useFieldControl`. */
  children: ReactNode;
}

export function Field({ label, labelHidden, hint, error, optional = false, className, children }: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required: !optional }}>
      <div className={cn('grid gap-1.5', className)}>
        <Label htmlFor={id} className={labelHidden ? 'sr-only' : undefined}>
          {label} {optional && <span className="font-normal text-muted-foreground">({t('common.optional')})</span>}
        </Label>
        {hint && (
          <p id={hintId} className="text-[0.9rem] text-muted-foreground">
            {hint}
          </p>
        )}
        {children}
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </FieldContext>
  );
}

/** A group of choices under one legend. */
export function FieldSet({ label, hint, error, className, children }: Omit<FieldProps, 'optional' | 'labelHidden'>) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={cn('grid min-w-0 gap-2', className)} aria-describedby={describedBy}>
      <legend className="mb-1.5 font-medium leading-snug">{label}</legend>
      {hint && (
        <p id={hintId} className="text-[0.9rem] text-muted-foreground">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}

// Always rendered: some screen readers do not read a live region that is inserted together with its text.
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="flex items-start gap-1.5 text-[0.9rem] text-destructive empty:hidden">
      {children && (
        <>
          <CircleAlert className="mt-[0.2em] size-[1em] shrink-0" aria-hidden="true" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
