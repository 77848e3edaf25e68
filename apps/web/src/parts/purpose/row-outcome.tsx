import { useTranslation } from 'react-i18next';
import { ScenarioMark } from '#charts/scenario-mark.tsx';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { isScored, type PurposeRow } from './purpose-rows.ts';

export type ScenarioWords = Outputs['method']['scenarios'];

interface RowOutcomeProps {
  row: PurposeRow;
  words: ScenarioWords;
}

/** The scenario that follows from the answers about a virtue, or that there is none yet. */
export function RowLevel({ row: { score }, words }: RowOutcomeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (score.level === '') return <span className="text-[0.9rem] text-muted-foreground">{t('purpose.noLevel')}</span>;
  return <ScenarioMark scenario={score.level} name={words.scenarios[score.level].name[language]} />;
}

/** The meaning of the scenario, and what can be done about it. Spec 2, section 4. */
export function RowTexts({ row, words: { texts } }: RowOutcomeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!isScored(row)) return null;
  const { resultKey, actionKey } = row.score;
  return (
    <dl className="grid gap-x-8 gap-y-3 text-[0.93rem] leading-relaxed sm:grid-cols-2">
      <div>
        <dt className="eyebrow mb-0.5">{t('purpose.result')}</dt>
        <dd>{texts[resultKey]?.[language]}</dd>
      </div>
      <div>
        <dt className="eyebrow mb-0.5">{t('purpose.action')}</dt>
        <dd>{texts[actionKey]?.[language]}</dd>
      </div>
    </dl>
  );
}
