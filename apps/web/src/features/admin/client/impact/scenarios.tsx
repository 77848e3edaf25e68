import { type PurposeForm, type Scenario, type ScoringReading, scenarios } from '@miraco/domain/purpose';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ScenarioBar } from '#charts/scenario-bar.tsx';
import { ScenarioMark } from '#charts/scenario-mark.tsx';
import type { StoredPurpose } from '#parts/purpose/purpose-content.ts';
import { countScenarios, isScored, storedRows } from '#parts/purpose/purpose-rows.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

interface PhaseThreeScenariosProps {
  overview: Pick<Outputs['conscience']['overview'], 'ratings'>;
  reading: ScoringReading;
  scenarios: Outputs['method']['scenarios'];
  form: PurposeForm;
  stored: StoredPurpose | null;
}

/** The number of virtues in each scenario, from stored answers; nothing until there is one. Spec 2, section 4. */
export function PhaseThreeScenarios({ overview, reading, scenarios: names, form, stored }: PhaseThreeScenariosProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const rows = storedRows(overview.ratings, stored, { form, reading });
  const counts = countScenarios(rows);
  const unanswered = rows.filter((row) => !isScored(row)).length;
  if (unanswered === rows.length) return null;

  const nameOf = (scenario: Scenario) => names.scenarios[scenario].name[language];
  const shown = scenarios.filter((scenario) => counts[scenario] > 0);
  const parts = shown.map((scenario) => t('scenarios.part', { scenario: nameOf(scenario), count: counts[scenario] }));
  return (
    <section aria-labelledby={id} className="break-inside-avoid rounded-lg border bg-card p-4 sm:p-5">
      <h3 id={id} className="mb-3">
        {t(`phaseThree.scenarios.${form}`)}
      </h3>
      <ScenarioBar
        title={t(`phaseThree.scenarios.${form}`)}
        description={t('scenarios.description', { parts: new Intl.ListFormat(language).format(parts) })}
        counts={counts}
        unanswered={unanswered}
      />
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-[0.9rem]">
        {shown.map((scenario) => (
          <li key={scenario} className="flex items-center gap-2">
            <ScenarioMark scenario={scenario} name={nameOf(scenario)} />
            <span className="tabular-nums">{counts[scenario]}</span>
          </li>
        ))}
        {unanswered > 0 && (
          <li className="text-muted-foreground tabular-nums">
            {t('scenarios.unanswered')} {unanswered}
          </li>
        )}
      </ul>
    </section>
  );
}
