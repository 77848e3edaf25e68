import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhaseOneData } from './phase-one-data.ts';
import { PhaseOneHabits } from './phase-one-habits.tsx';
import { PhaseOneMediumHard } from './phase-one-medium-hard.tsx';
import { PhaseOneProspects } from './phase-one-prospects.tsx';
import { PhaseOneResume } from './phase-one-resume.tsx';
import { type PhaseOneTab, phaseOneTabs, tabOfStep } from './phase-one-tab.ts';
import { PhaseOneWeak } from './phase-one-weak.tsx';
import { PhaseOneWellness } from './phase-one-wellness.tsx';
import { PhaseTabs } from './phase-tabs.tsx';

/** The six parts of a client's first phase. */
export function PhaseOneTabs({ data }: { data: PhaseOneData }) {
  const { t } = useTranslation();
  const contents = useMemo<Record<PhaseOneTab, ReactNode>>(
    () => ({
      wellness: <PhaseOneWellness data={data} />,
      weak: <PhaseOneWeak data={data} />,
      prospect: <PhaseOneProspects data={data} />,
      mediumhard: <PhaseOneMediumHard data={data} />,
      harmful: <PhaseOneHabits data={data} />,
      resume: <PhaseOneResume data={data} />,
    }),
    [data],
  );
  return (
    <PhaseTabs
      label={t('phaseOne.tabsLabel')}
      tabs={phaseOneTabs}
      nameOf={(tab) => t(`phaseOne.tabs.${tab}`)}
      contents={contents}
      counts={{
        weak: Object.keys(data.overview.blocked).length,
        prospect: data.prospects.length,
        harmful: data.habits.length,
      }}
      missing={data.overview.missing.map((step) => tabOfStep[step])}
    />
  );
}
