import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PhasePanel } from '#features/admin/client/phase-panel.tsx';
import { PhaseTabs } from '#features/admin/client/phase-tabs.tsx';
import { PhaseOneHabits } from './habits.tsx';
import { PhaseOneMediumHard } from './medium-hard.tsx';
import { type PhaseOneData, phaseOneAsks } from './phase-one-data.ts';
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
      wellness: (
        <PhasePanel asks={phaseOneAsks.wellness} user={data.user.id}>
          {(more) => <PhaseOneWellness data={{ ...data, ...more }} />}
        </PhasePanel>
      ),
      weak: (
        <PhasePanel asks={phaseOneAsks.weak} user={data.user.id}>
          {(more) => <PhaseOneWeak data={{ ...data, ...more }} />}
        </PhasePanel>
      ),
      prospect: (
        <PhasePanel asks={phaseOneAsks.prospect} user={data.user.id}>
          {(more) => <PhaseOneProspects data={{ ...data, ...more }} />}
        </PhasePanel>
      ),
      mediumhard: (
        <PhasePanel asks={phaseOneAsks.mediumhard} user={data.user.id}>
          {(more) => <PhaseOneMediumHard data={{ ...data, ...more }} />}
        </PhasePanel>
      ),
      harmful: (
        <PhasePanel asks={phaseOneAsks.harmful} user={data.user.id}>
          {(more) => <PhaseOneHabits data={{ ...data, ...more }} />}
        </PhasePanel>
      ),
      resume: (
        <PhasePanel asks={phaseOneAsks.resume} user={data.user.id}>
          {(more) => <PhaseOneResume data={{ ...data, ...more }} />}
        </PhasePanel>
      ),
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
        prospect: data.overview.prospectCount,
        harmful: data.overview.habitCount,
      }}
      missing={data.overview.missing.map((step) => tabOfStep[step])}
    />
  );
}
