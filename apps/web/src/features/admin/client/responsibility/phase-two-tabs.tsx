import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PhasePanel } from '#features/admin/client/phase-panel.tsx';
import { PhaseTabs } from '#features/admin/client/phase-tabs.tsx';
import { PhaseTwoEvaluation } from './evaluation.tsx';
import { type PhaseTwoData, phaseTwoAsks, phaseTwoTabs } from './phase-two-data.ts';
import { PhaseTwoTraining } from './training.tsx';
import { PhaseTwoVirtues } from './virtues.tsx';
import { PhaseTwoWeekly } from './weekly.tsx';

/** The four tabs of a client's second phase. */
export function PhaseTwoTabs({ data }: { data: PhaseTwoData }) {
  const { t } = useTranslation();
  const contents = useMemo(
    () => ({
      virtues: (
        <PhasePanel asks={phaseTwoAsks.virtues} user={data.user.id}>
          {(more) => <PhaseTwoVirtues data={{ ...data, ...more }} />}
        </PhasePanel>
      ),
      weekly: (
        <PhasePanel asks={phaseTwoAsks.weekly} user={data.user.id}>
          {(more) => <PhaseTwoWeekly data={{ ...data, ...more }} />}
        </PhasePanel>
      ),
      evaluation: (
        <PhasePanel asks={phaseTwoAsks.evaluation} user={data.user.id}>
          {(more) => <PhaseTwoEvaluation data={{ ...data, ...more }} />}
        </PhasePanel>
      ),
      training: (
        <PhasePanel asks={phaseTwoAsks.training} user={data.user.id}>
          {(more) => <PhaseTwoTraining data={{ ...data, ...more }} />}
        </PhasePanel>
      ),
    }),
    [data],
  );
  return (
    <PhaseTabs
      label={t('phaseTwo.tabsLabel')}
      tabs={phaseTwoTabs}
      nameOf={(tab) => t(`phaseTwo.tabs.${tab}`)}
      contents={contents}
      counts={data.counts}
    />
  );
}
