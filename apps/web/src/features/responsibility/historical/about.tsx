import type { Strength, Virtue } from '@miraco/domain/virtues';
import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

interface HistoricalAboutProps {
  strength: Strength;
  words: Outputs['method']['virtues'][Virtue];
  advice: Outputs['method']['advice'][Virtue];
}

/** The description of a weak virtue; the training of a medium or strong one. Spec 2, section 2. */
export function HistoricalAbout({ strength, words, advice }: HistoricalAboutProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (strength === 'debil') {
    return (
      <>
        <p className="text-muted-foreground">{words.meaning[language]}</p>
        <p>{words.weak[language]}</p>
      </>
    );
  }
  return (
    <>
      <p className="eyebrow">{t('historical.advice')}</p>
      <p>{advice.advice[language]}</p>
      <p className="flex gap-2.5 border-t pt-3">
        <Lightbulb className="mt-1 size-[1.15em] shrink-0 text-primary" aria-hidden="true" />
        <span>
          <span className="font-medium">{t('historical.tip')}: </span>
          {advice.tip[language]}
        </span>
      </p>
    </>
  );
}
