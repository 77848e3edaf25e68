import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PhaseTabs } from '#features/admin/client/phase-tabs.tsx';
import { PhaseOneHabits } from './habits.tsx';
import { PhaseOneMediumHard } from './medium-hard.tsx';
import type { PhaseOneData } from './phase-one-data.ts';
import { type PhaseOneTab, phaseOneTabs, tabOfStep } from './phase-one-tab.ts';
import { PhaseOneProspects } from './prospects.tsx';
import { PhaseOneResume } from './resume.tsx';
import { PhaseOneWeak } from './weak.tsx';
import { PhaseOneWellness } from './wellness.tsx';

/** The six tabs of a client's first phase. */
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
