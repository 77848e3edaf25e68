import type { PurposeRole } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { ScenarioMark } from '#charts/scenario-mark.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { useOwnerWords } from './owner.ts';
import { type ScenarioGroup, type ScenarioWords, scenarioText } from './scenario-groups.ts';

interface ScenarioTextsProps {
  groups: readonly ScenarioGroup[];
  role: PurposeRole;
  names: Readonly<Record<Virtue, string>>;
  words: ScenarioWords;
  /** The id of a group's element, which can be focused. */
  idOf: (group: ScenarioGroup) => string;
  /** False where what is around says so already. */
  titled?: boolean;
}

/** The meaning of each scenario and what can be done about it, once for all the virtues that share it. Spec 2, section 4. */
export function ScenarioTexts({ groups, role, names, words, idOf, titled = true }: ScenarioTextsProps) {
  const { t } = useTranslation();
  const say = useOwnerWords();
  const language = useLanguage();
  const list = new Intl.ListFormat(language);
  if (groups.length === 0) return null;
  return (
    <>
      {titled && <h3 className="mt-8 mb-3">{t('purpose.meanings')}</h3>}
      <ul className="divide-y rounded-lg border bg-card shadow-raised">
        {groups.map((group) => (
          <li
            key={idOf(group)}
            id={idOf(group)}
            tabIndex={-1}
            className="grid scroll-my-28 gap-x-8 gap-y-3 p-4 -outline-offset-2 sm:p-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)]"
          >
            <div className="grid content-start gap-1.5">
              <ScenarioMark scenario={group.level} name={words.scenarios[group.level].name[language]} />
              <p className="font-medium leading-snug">{list.format(group.virtues.map((virtue) => names[virtue]))}</p>
            </div>
            {(['result', 'action'] as const).map((part) => (
              <div key={part} className="text-[0.95rem] leading-relaxed">
                <p className="eyebrow mb-0.5">{say(`purpose.${part}`)}</p>
                <p className="measure">{scenarioText(words, group[`${part}Key`], role)?.[language]}</p>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
