import type { Face } from '@miraco/domain/fitting';
import type { Strength, Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { FittingAdvice } from '#parts/advice/fitting-advice.tsx';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

interface HistoricalAboutProps {
  strength: Strength;
  words: Outputs['method']['virtues'][Virtue];
  advice: Outputs['method']['advice'][Virtue];
  /** What the user's signs of it show. */
  faces: readonly Face[] | undefined;
}

/** The description of a weak virtue; the training of a medium or strong one. Spec 2, section 2. */
export function HistoricalAbout({ strength, words, advice, faces }: HistoricalAboutProps) {
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
      <FittingAdvice
        pieces={advice}
        cited={faces}
        words={{ tip: t('historical.tip'), others: t('historical.otherAdvice') }}
      />
    </>
  );
}
