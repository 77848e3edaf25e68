import type { Face } from '@miraco/domain/fitting';
import type { Strength, Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { FittingAdvice } from '#parts/advice/fitting-advice.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';

interface HistoricalAboutProps {
  strength: Strength;
  virtue: Virtue;
  /** What the user's signs of it show. */
  faces: readonly Face[] | undefined;
}

/** The description of a weak virtue; the training of a medium or strong one. Spec 2, section 2. Its texts are loaded when it is opened. */
export function HistoricalAbout({ strength, ...props }: HistoricalAboutProps) {
  return strength === 'debil' ? <Description {...props} /> : <Advice {...props} />;
}

type AboutProps = Omit<HistoricalAboutProps, 'strength'>;

function Description({ virtue }: AboutProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const screen = useScreen((ask) => ({ words: ask.method.virtueTexts() }));
  return (
    <Loaded query={screen} failed={t('historical.textsFailed')}>
      {({ words }) => (
        <>
          <p className="text-muted-foreground">{words[virtue].meaning[language]}</p>
          <p>{words[virtue].weak[language]}</p>
        </>
      )}
    </Loaded>
  );
}

function Advice({ virtue, faces }: AboutProps) {
  const { t } = useTranslation();
  const screen = useScreen((ask) => ({ advice: ask.method.advice() }));
  return (
    <Loaded query={screen} failed={t('historical.textsFailed')}>
      {({ advice }) => (
        <>
          <p className="eyebrow">{t('historical.advice')}</p>
          <FittingAdvice
            pieces={advice[virtue]}
            cited={faces}
            words={{ tip: t('historical.tip'), others: t('historical.otherAdvice') }}
          />
        </>
      )}
    </Loaded>
  );
}
