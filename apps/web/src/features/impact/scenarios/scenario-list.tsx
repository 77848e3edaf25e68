import { type PurposeForm, purposeForms, type Scenario, scenarios } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { scenarioLooks } from '#charts/scenario-looks.ts';
import type { ScenarioWords } from '#parts/purpose/scenario-groups.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Badge } from '#ui/badge.tsx';
import type { ScenarioSummary } from './scenario-summary.ts';

interface ScenarioListProps {
  summaries: Readonly<Record<PurposeForm, ScenarioSummary>>;
  words: ScenarioWords;
  names: Readonly<Record<Virtue, string>>;
}

/** The spec's second names of the two upper scenarios. */
const epithets: Partial<Record<Scenario, 'ideal' | 'elevated'>> = { flow: 'ideal', wow: 'elevated' };

/** Each scenario with its meaning and its virtues. Spec 2, section 4. */
export function ScenarioList({ summaries, words, names }: ScenarioListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section className="mt-12">
      <h2 className="mb-5">{t('scenarios.each')}</h2>
      <ul className="divide-y rounded-lg border bg-card shadow-raised">
        {scenarios.map((scenario) => {
          const { Icon, colour } = scenarioLooks[scenario];
          const { name, meaning } = words.scenarios[scenario];
          const epithet = epithets[scenario];
          return (
            <li key={scenario} className="grid gap-x-10 gap-y-4 p-5 sm:p-6 md:grid-cols-2">
              <div>
                <h3 className="flex items-center gap-2.5">
                  <Icon aria-hidden="true" className={`size-6 shrink-0 ${colour}`} />
                  {name[language]}
                  {epithet && <Badge className="font-sans">{t(`scenarios.${epithet}`)}</Badge>}
                </h3>
                <p className="mt-1.5 text-[0.95rem] text-muted-foreground">{meaning[language]}</p>
              </div>
              <dl className="grid content-start gap-3 sm:grid-cols-2">
                {purposeForms.map((form) => (
                  <VirtuesIn
                    key={form}
                    title={t(`scenarios.${form}`)}
                    virtues={summaries[form].virtues[scenario]}
                    names={names}
                  />
                ))}
              </dl>
            </li>
          );
        })}
        <li className="grid gap-x-10 gap-y-4 p-5 sm:p-6 md:grid-cols-2">
          <h3>{t('scenarios.unanswered')}</h3>
          <dl className="grid content-start gap-3 sm:grid-cols-2">
            {purposeForms.map((form) => (
              <VirtuesIn key={form} title={t(`scenarios.${form}`)} virtues={summaries[form].unanswered} names={names} />
            ))}
          </dl>
        </li>
      </ul>
    </section>
  );
}

interface VirtuesInProps {
  title: string;
  virtues: readonly Virtue[];
  names: ScenarioListProps['names'];
}

function VirtuesIn({ title, virtues, names }: VirtuesInProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(virtues.map((virtue) => names[virtue]));
  return (
    <div>
      <dt className="flex items-baseline gap-2 text-[0.85rem] text-muted-foreground">
        {title}
        <span className="font-medium text-foreground tabular-nums">{virtues.length}</span>
      </dt>
      <dd className={virtues.length > 0 ? 'text-[0.95rem]' : 'text-[0.95rem] text-muted-foreground'}>
        {virtues.length > 0 ? list : t('scenarios.none')}
      </dd>
    </div>
  );
}
