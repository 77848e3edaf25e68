import { useTranslation } from 'react-i18next';
import { ScenarioMark } from '#charts/scenario-mark.tsx';
import { useLanguage } from '#shared/language/language.ts';
import type { PurposeRow } from './purpose-rows.ts';
import type { ScenarioWords } from './scenario-groups.ts';

interface RowLevelProps {
  row: PurposeRow;
  words: ScenarioWords;
  /** Moves the focus to the texts of the scenario. */
  onRead: () => void;
}

/** The scenario that follows from the answers about a virtue, which leads to its texts; or that there is none yet. */
export function RowLevel({ row: { score }, words, onRead }: RowLevelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (score.level === '') return <span className="text-[0.9rem] text-muted-foreground">{t('purpose.noLevel')}</span>;
  const name = words.scenarios[score.level].name[language];
  return (
    <button
      type="button"
      onClick={onRead}
      aria-label={t('purpose.readScenario', { scenario: name })}
      className="-mx-2 min-h-11 rounded-md px-2 text-left decoration-1 underline-offset-4 hover:underline"
    >
      <ScenarioMark scenario={score.level} name={name} />
    </button>
  );
}
