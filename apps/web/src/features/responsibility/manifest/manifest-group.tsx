import { longestText } from '@miraco/contract/conscience';
import type { Virtue } from '@miraco/domain/virtues';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { isTooLong, isWritten, type ManifestSection } from './manifest-statements.ts';

interface ManifestGroupProps {
  section: ManifestSection;
  words: Outputs['method']['virtues'];
  statements: Readonly<Record<Virtue, string>>;
  disabled: boolean;
  /** Whether the fields show that they are empty. */
  asked: boolean;
  onChange: (virtue: Virtue, text: string) => void;
}

/** A section of the manifesto: a field for each of its virtues. */
export function ManifestGroup({
  section: { strength, virtues },
  words,
  statements,
  disabled,
  asked,
  onChange,
}: ManifestGroupProps) {
  const { t } = useTranslation();
  const language = useLanguage();
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
        {virtues.map((virtue) => {
          const text = statements[virtue];
          const limits = {
            limit: longestText.toLocaleString(language),
            length: text.trim().length.toLocaleString(language),
          };
          return (
            <Field
              key={virtue}
              label={words[virtue].name[language]}
              hint={
                <>
                  {words[virtue].meaning[language]}
                  {asked && !isWritten(text) && <StillMissing />}
                </>
              }
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
          );
        })}
      </Card>
    </section>
  );
}

function StillMissing() {
  const { t } = useTranslation();
  return (
    <span className="mt-1 flex items-start gap-1.5 font-medium text-challenge">
      <TriangleAlert className="mt-[0.2em] size-[1em] shrink-0" aria-hidden="true" />
      {t('manifest.missing')}
    </span>
  );
}
