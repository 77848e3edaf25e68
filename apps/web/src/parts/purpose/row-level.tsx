import { ArrowDown } from 'lucide-react';
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
      className="-mx-2 flex min-h-11 items-center gap-1.5 rounded-md px-2 text-left hover:bg-muted"
    >
      <ScenarioMark scenario={score.level} name={name} />
      <ArrowDown className="size-4 shrink-0 text-muted-foreground print:hidden" aria-hidden="true" />
    </button>
  );
}
