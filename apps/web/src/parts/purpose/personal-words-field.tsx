import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useOwnerWords } from './owner.ts';
import { PersonalText } from './personal-text.tsx';

const starters = ['serve', 'give', 'remain'] as const;

interface PersonalWordsFieldProps {
  value: string;
  /** The generated statement, offered as a start. */
  statement: string;
  readOnly: boolean;
  onChange: (purpose: string) => void;
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
}

/** The purpose in the client's own words, with a few suggested openings. Spec 2, section 2. */
export function PersonalWordsField({ value, statement, readOnly, onChange, fieldRef }: PersonalWordsFieldProps) {
  const { t } = useTranslation();
  const say = useOwnerWords();
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const field = fieldRef ?? ownRef;
  const begin = (words: string) => {
    const before = value.trimEnd();
    onChange(before === '' ? words : `${before}\n${words}`);
    // Once the words are in the field: the user continues after them.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    });
  };
  const beginnings = [
    ...(statement ? [{ label: t('personal.startComposed'), words: statement }] : []),
    ...starters.map((starter) => ({
      label: t(`personal.starters.${starter}`),
      words: t(`personal.starters.${starter}`),
    })),
  ];
  return (
    <>
      <PersonalText
        tall
        fieldRef={field}
        label={say('personal.words')}
        hint={say('personal.wordsHint')}
        value={value}
        readOnly={readOnly}
        onChange={onChange}
      />
      {!readOnly && (
        <div className="print:hidden">
          <p className="mb-2 text-[0.9rem] text-muted-foreground">{say('personal.begin')}</p>
          <ul className="flex flex-wrap gap-2">
            {beginnings.map(({ label, words }) => (
              <li key={label}>
                <Button variant="soft" size="sm" onClick={() => begin(words)}>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
