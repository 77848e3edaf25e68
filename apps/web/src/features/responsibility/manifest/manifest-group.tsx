import { longestText } from '@miraco/contract/lengths';
import type { Virtue } from '@miraco/domain/virtues';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { isTooLong, isWritten, type ManifestSection } from './manifest-statements.ts';

interface ManifestGroupProps {
  section: ManifestSection;
  /** Those of its virtues that have a field now. */
  shown: readonly Virtue[];
  words: Outputs['method']['virtues'];
  statements: Readonly<Record<Virtue, string>>;
  disabled: boolean;
  startersOf: (virtue: Virtue) => readonly string[];
  onChange: (virtue: Virtue, text: string) => void;
}

/** A section of the manifesto: a field for each of its virtues. */
export function ManifestGroup({
  section: { strength, virtues },
  shown,
  words,
  statements,
  disabled,
  startersOf,
  onChange,
}: ManifestGroupProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (shown.length === 0) return null;
  const written = virtues.filter((virtue) => isWritten(statements[virtue])).length;
  return (
    <section>
      <h2 className="flex items-center gap-2.5">
        {strength !== 'unrated' && <SeriesMark look={strengthLooks[strength]} className="size-5" />}
        {t(`manifest.sections.${strength}.title`)}
        <span className="ml-auto font-sans text-[1rem] text-muted-foreground tabular-nums">
          {t('manifest.sectionCount', { count: written, total: virtues.length })}
        </span>
      </h2>
      <p className="mt-1 mb-4 text-[0.95rem] text-muted-foreground">{t(`manifest.sections.${strength}.about`)}</p>
      <Card className="grid gap-7 max-sm:p-4">
        {shown.map((virtue) => {
          const text = statements[virtue];
          const limits = {
            limit: longestText.toLocaleString(language),
            length: text.trim().length.toLocaleString(language),
          };
          return (
            <div key={virtue}>
              <Field
                label={words[virtue].name[language]}
                hint={words[virtue].meaning[language]}
                error={isTooLong(text) ? t('manifest.tooLong', limits) : undefined}
              >
                <Textarea
                  rows={2}
                  data-virtue={virtue}
                  value={text}
                  disabled={disabled}
                  onChange={(event) => onChange(virtue, event.target.value)}
                  className="[overflow-wrap:anywhere]"
                />
              </Field>
              {!disabled && !isWritten(text) && (
                <Starters starters={startersOf(virtue)} onStart={(start) => onChange(virtue, start)} virtue={virtue} />
              )}
            </div>
          );
        })}
      </Card>
    </section>
  );
}

interface StartersProps {
  starters: readonly string[];
  virtue: Virtue;
  onStart: (text: string) => void;
}

/** Beginnings to go on from: pressed, one is in the field, with the cursor behind it. */
function Starters({ starters, virtue, onStart }: StartersProps) {
  const { t } = useTranslation();
  const start = ({ currentTarget }: MouseEvent<HTMLElement>, text: string) => {
    const field = currentTarget.closest('form')?.querySelector<HTMLTextAreaElement>(`[data-virtue="${virtue}"]`);
    flushSync(() => onStart(`${text} `));
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  };
  return (
    <fieldset className="mt-2 flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{t('manifest.starters')}</legend>
      {starters.map((text) => (
        <Button
          key={text}
          variant="secondary"
          size="sm"
          className="max-w-full shrink whitespace-normal text-left [overflow-wrap:anywhere]"
          onClick={(event) => start(event, text)}
        >
          {t('manifest.startWith', { text: text.replace(/,$/, '') })}
        </Button>
      ))}
    </fieldset>
  );
}
