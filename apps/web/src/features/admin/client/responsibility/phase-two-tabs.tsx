import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PhaseTabs } from '#features/admin/client/phase-tabs.tsx';
import { PhaseTwoEvaluation } from './evaluation.tsx';
import type { PhaseTwoData } from './phase-two-data.ts';
import { PhaseTwoTraining } from './training.tsx';
import { PhaseTwoVirtues } from './virtues.tsx';
import { PhaseTwoWeekly } from './weekly.tsx';

/** In order. Spec 2, section 2. */
const tabs = ['virtues', 'weekly', 'evaluation', 'training'] as const;
type PhaseTwoTab = (typeof tabs)[number];

/** The four tabs of a client's second phase. */
export function PhaseTwoTabs({ data }: { data: PhaseTwoData }) {
  const { t } = useTranslation();
  const contents = useMemo<Record<PhaseTwoTab, ReactNode>>(
    () => ({
      virtues: <PhaseTwoVirtues data={data} />,
      weekly: <PhaseTwoWeekly data={data} />,
      evaluation: <PhaseTwoEvaluation data={data} />,
      training: <PhaseTwoTraining data={data} />,
    }),
    [data],
  );
  return (
    <PhaseTabs
      label={t('phaseTwo.tabsLabel')}
      tabs={tabs}
      nameOf={(tab) => t(`phaseTwo.tabs.${tab}`)}
      contents={contents}
      counts={{
        weekly: data.weekly.length,
        evaluation: data.evaluations.length,
        training: data.exercises.length,
      }}
    />
  );
}
