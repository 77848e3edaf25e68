import { type ChangeEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { cn } from '#ui/cn.ts';
import { Field } from '#ui/field.tsx';
import { useFieldControl } from '#ui/field-context.ts';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';

/**
 * Minimum height in rows: the `rows` attribute has no effect on a field that grows with its text. A field of one row does not grow.
 */
const heights = { 1: '', 2: 'min-h-18', 4: 'min-h-29' };

interface LongTextProps {
  name: string;
  label: string;
  labelHidden?: boolean;
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
  /** The server's limit. Text beyond it stays in the field, and is refused. */
  limit: number;
  rows?: keyof typeof heights;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  disabled?: boolean;
}

/** A text of the client's own, with a count of its characters. */
export function LongText({ name, label, labelHidden, hint, error, optional = false, ...control }: LongTextProps) {
  return (
    <div data-field={name}>
      <Field label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
        <CountedText {...control} />
      </Field>
    </div>
  );
}

/** From this many on, the rest is announced. */
const nearlyFull = 100;

function CountedText({
  limit,
  rows = 4,
  value,
  onChange,
  ...control
}: Omit<LongTextProps, 'name' | 'label' | 'labelHidden' | 'hint' | 'error' | 'optional'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { 'aria-describedby': describedBy, ...field } = useFieldControl();
  const countId = useId();
  const number = (count: number) => count.toLocaleString(language);
  // Counts as the server does: without the space around the text.
  const count = value.trim().length;
  const over = count - limit;
  const near = over > -nearlyFull;
  const props = {
    ...control,
    ...field,
    'aria-describedby': [describedBy, countId].filter(Boolean).join(' '),
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  };
  return (
    <>
      {rows === 1 ? <Input {...props} /> : <Textarea {...props} className={`max-h-[60dvh] ${heights[rows]}`} />}
      <p
        id={countId}
        hidden={rows === 1 && !near}
        className={cn(
          'text-right text-[0.85rem] tabular-nums',
          // The line keeps its room: the form does not move at the first letter.
          value === '' && 'invisible',
          over > 0 ? 'text-destructive' : 'text-muted-foreground',
        )}
      >
        {t('entries.count', { count, number: number(count), limit: number(limit) })}
        {over > 0 && <span className="font-medium"> · {t('entries.over', { count: over, number: number(over) })}</span>}
      </p>
      {/* Announced once at each threshold, not at each letter. */}
      <p role="status" className="sr-only">
        {over > 0 && t('entries.overLimit', { limit: number(limit) })}
        {over <= 0 && near && t('entries.nearLimit', { limit: number(limit) })}
      </p>
    </>
  );
}
