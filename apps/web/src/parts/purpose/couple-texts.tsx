import { longestText } from '@miraco/contract/lengths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClampedText } from '#ui/clamped-text.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useOwnerName, useOwnerWords } from './owner.ts';
import type { TextField } from './purpose-content.ts';

interface CoupleTextsProps {
  texts: Readonly<Record<TextField, string>>;
  readOnly: boolean;
  onChange: (field: TextField, text: string) => void;
}

/** What the couple is and what it can become, in the client's own words. Spec 2, section 3. */
export function CoupleTexts({ texts, readOnly, onChange }: CoupleTextsProps) {
  const { t } = useTranslation();
  const say = useOwnerWords();
  const asText = useOwnerName() !== null && readOnly;
  return (
    <section>
      <h2>{say('purpose.coupleTexts')}</h2>
      <p className="measure mt-1 mb-5 text-muted-foreground">{say('purpose.coupleTextsAbout')}</p>
      <div className="grid gap-6">
        {(['virtuesCouple', 'potential'] as const).map((field) =>
          asText ? (
            <div key={field}>
              <h3 className="mb-1">{say(`purpose.${field}`)}</h3>
              {texts[field] ? (
                <ClampedText>{texts[field]}</ClampedText>
              ) : (
                <p className="text-muted-foreground">{t('inPlace.notWritten')}</p>
              )}
            </div>
          ) : (
            <Field key={field} label={say(`purpose.${field}`)} hint={say(`purpose.${field}Hint`)} optional>
              <OwnWords value={texts[field]} readOnly={readOnly} onChange={(text) => onChange(field, text)} />
            </Field>
          ),
        )}
      </div>
    </section>
  );
}

interface OwnWordsProps {
  value: string;
  readOnly: boolean;
  onChange: (text: string) => void;
}

/** The server trims a stored text; the text being typed keeps its spaces. */
function OwnWords({ value, readOnly, onChange }: OwnWordsProps) {
  const [typed, setTyped] = useState(value);
  return (
    <Textarea
      className="min-h-29"
      maxLength={longestText}
      value={typed.trim() === value.trim() ? typed : value}
      disabled={readOnly}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
    />
  );
}
