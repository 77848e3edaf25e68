import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/language.ts';
import { cn } from '#ui/cn.ts';
import { Field } from '#ui/field.tsx';
import { useFieldControl } from '#ui/field-context.ts';
import { Textarea } from '#ui/textarea.tsx';

interface LongTextProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
  /** How many characters the server takes. What goes beyond stays in the field, and is refused. */
  limit: number;
  rows?: number;
  value: string;
  onChange: (text: string) => void;
  disabled?: boolean;
}

/** A text of one's own words, which counts its characters as they are typed. */
export function LongText({ label, hint, error, optional = false, ...control }: LongTextProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      <CountedTextarea {...control} />
    </Field>
  );
}

/** From here on, what is left is worth hearing. */
const nearlyFull = 100;

function CountedTextarea({
  limit,
  rows = 3,
  value,
  onChange,
  disabled = false,
}: Omit<LongTextProps, 'label' | 'hint' | 'error' | 'optional'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { 'aria-describedby': describedBy, ...field } = useFieldControl();
  const countId = useId();
  const number = (count: number) => count.toLocaleString(language);
  // As the server counts: without the space around the text.
  const count = value.trim().length;
  const over = count - limit;
  return (
    <>
      <Textarea
        {...field}
        aria-describedby={[describedBy, countId].filter(Boolean).join(' ')}
        rows={rows}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        className="max-h-[60dvh]"
      />
      <p
        id={countId}
        className={cn('text-right text-[0.85rem] tabular-nums', over > 0 ? 'text-destructive' : 'text-muted-foreground')}
      >
        {t('entries.count', { count, number: number(count), limit: number(limit) })}
        {over > 0 && <span className="font-medium"> · {t('entries.over', { count: over, number: number(over) })}</span>}
      </p>
      {/* Said once at each border, not at each letter. */}
      <p role="status" className="sr-only">
        {over > 0 && t('entries.overLimit', { limit: number(limit) })}
        {over <= 0 && over > -nearlyFull && t('entries.nearLimit', { limit: number(limit) })}
      </p>
    </>
  );
}
