import { longestText } from '@miraco/contract/lengths';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface PersonalTextProps {
  label: string;
  hint?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  readOnly: boolean;
  /** The height before the field grows with its text. */
  tall?: boolean;
  fieldRef?: Ref<HTMLTextAreaElement>;
}

/** Counts as the server does: without the space around the text. */
const length = (text: string) => text.trim().length;

export const isTooLong = (text: string) => length(text) > longestText;

/** A text of the client's own. What exceeds the limit stays in the field, and is not sent. */
export function PersonalText({ label, hint, value, onChange, readOnly, tall = false, fieldRef }: PersonalTextProps) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(useLanguage());
  const counts = { count: number.format(length(value)), limit: number.format(longestText) };
  return (
    <Field label={label} hint={hint} optional error={isTooLong(value) ? t('personal.tooLong', counts) : undefined}>
      <Textarea
        ref={fieldRef}
        value={value}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
        className={`max-h-[60dvh] read-only:bg-muted ${tall ? 'min-h-36' : 'min-h-24'}`}
      />
    </Field>
  );
}
