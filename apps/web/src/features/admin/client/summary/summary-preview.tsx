import { dateLocale } from '@miraco/domain/date-locale';
import { type Language, languageOf } from '@miraco/domain/languages';
import { strengthValues } from '@miraco/domain/ratings';
import type { TFunction } from 'i18next';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Rosette } from '#shared/brand/rosette.tsx';
import { fullName } from '#shared/full-name.ts';
import { wordsIn } from '#shared/language/language.ts';
import { type SummaryContent, type SummaryPart, summaryParts } from './summary-content.ts';
import type { ChosenSummary } from './summary-pdf.ts';

/** The beginning of the PDF and its sections, in the language of the client. */
export function SummaryPreview({ user, data, line, content }: ChosenSummary) {
  const { t } = useTranslation();
  const id = useId();
  const language = languageOf(user);
  const [words, setWords] = useState<TFunction>();
  useEffect(() => {
    // Without them there is no preview; the PDF says that it could not be made.
    void wordsIn(language, ['client', 'charts', 'pdf']).then(
      (found) => setWords(() => found),
      () => undefined,
    );
  }, [language]);
  return (
    <section aria-labelledby={id} className="grid content-start gap-2">
      <h3 id={id} className="text-[1rem]">
        {t('summary.preview')}
      </h3>
      {words && (
        <div lang={language} className="grid content-start gap-4 rounded-sm border bg-background p-5 shadow-floating">
          <div className="flex items-center gap-3">
            <Rosette strengths={strengthValues(data.overview.ratings)} className="size-14 shrink-0" />
            <div className="min-w-0 leading-tight">
              <p className="text-[0.8rem] font-semibold text-muted-foreground">{words('pdf.summary.kind')}</p>
              <p className="font-display text-[1.2rem] [overflow-wrap:anywhere]">
                <bdi>{fullName(user)}</bdi>
              </p>
            </div>
          </div>
          {line.trim() && (
            <blockquote className="border-l-3 border-accent pl-3">
              <p className="font-display whitespace-pre-line [overflow-wrap:anywhere]">{line}</p>
              <p className="mt-1 text-[0.85rem] text-muted-foreground">{fullName(data.me)}</p>
            </blockquote>
          )}
          <ul className="grid gap-2">
            {summaryParts
              .filter((part) => content[part] !== undefined)
              .map((part) => (
                <li key={part} className="border-t pt-2">
                  <p className="font-display">{words(titles[part])}</p>
                  <p className="text-[0.85rem] text-muted-foreground">{factOf(part, content, words, language)}</p>
                </li>
              ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const titles = {
  wellness: 'pdf.summary.wellness',
  thenNow: 'pdf.summary.thenNow',
  virtues: 'pdf.summary.virtues',
  exercises: 'pdf.summary.exercises',
  manifest: 'pdf.manifest.kind',
  purposes: 'pdf.summary.purposes',
} as const satisfies Record<SummaryPart, string>;

/** What a part is about, in a line. */
function factOf(
  part: SummaryPart,
  { wellness, thenNow, exercises, purposes }: Partial<SummaryContent>,
  words: TFunction,
  language: Language,
): string {
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'medium' });
  const [first, latest] = [wellness?.[0], wellness?.at(-1)];
  if (part === 'wellness' && first && latest)
    return words('pdf.summary.tests', {
      count: wellness?.length ?? 0,
      from: day.format(first.date),
      to: day.format(latest.date),
    });
  if (part === 'thenNow' && thenNow) return day.formatRange(thenNow.before.date, thenNow.now.date);
  if (part === 'exercises') return words('pdf.summary.done', { count: exercises?.length ?? 0 });
  return part === 'purposes' ? (purposes?.personal.purpose ?? '') : '';
}
