import { paths } from '@miraco/contract/paths';
import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ImpactBar } from '#features/impact/impact-bar.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { useWritable } from '#parts/phases/use-writable.ts';
import { isScored } from '#parts/purpose/purpose-rows.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { Link } from '#shared/router/link.tsx';
import { userId } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { usePurposeData, usePurposes } from './purposes.tsx';
import { ScenarioChart } from './scenario-chart.tsx';
import { ScenarioList } from './scenario-list.tsx';

/** /client/test/impact/scenarios: the scenarios of the company and the couple. Spec 2, section 4. */
export function Scenarios() {
  const { t } = useTranslation();
  const locked = !useWritable('impact');
  const screen = usePurposeData(userId());
  usePageTitle(t('scenarios.title'));

  if (!screen.data) return <Loading title={t('scenarios.title')} queries={[screen]} />;
  return <ScenariosOf data={screen.data} locked={locked} />;
}

interface ScenariosOfProps {
  data: Parameters<typeof usePurposes>[0];
  locked: boolean;
}

function ScenariosOf({ data, locked }: ScenariosOfProps) {
  const { t } = useTranslation();
  const { rows, summaries, names, download } = usePurposes(data);
  const { personal, couple, scenarios } = data;
  const scored = [...rows.company, ...rows.couple].some(isScored);
  const written = scored || personal !== null || couple !== null;
  return (
    <>
      <ImpactBar />
      <PageHeader title={t('scenarios.title')} lead={t('scenarios.lead')} actions={written && download} />
      {locked && <LockedNotice />}
      {!scored && <NoScenarios rated={rows.company.length > 0} locked={locked} />}
      {scored && (
        <>
          <ScenarioChart summaries={summaries} words={scenarios} />
          <ScenarioList summaries={summaries} words={scenarios} names={names} />
        </>
      )}
      <GoOn after={['professional']} />
    </>
  );
}

function NoScenarios({ rated, locked }: { rated: boolean; locked: boolean }) {
  const { t } = useTranslation();
  const begin: ReactNode = rated && !locked && (
    <div className="flex flex-wrap justify-center gap-3">
      <Button asChild>
        <Link to={paths.professional}>{t('scenarios.begin')}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={paths.couple}>{t('scenarios.beginCouple')}</Link>
      </Button>
    </div>
  );
  return (
    <EmptyState
      icon={<Layers />}
      title={rated ? t('scenarios.emptyTitle') : t('impact.novirtues')}
      action={begin || undefined}
    >
      {rated ? t('scenarios.empty') : t('purpose.noVirtues')}
    </EmptyState>
  );
}
