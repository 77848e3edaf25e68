import { paths } from '@miraco/contract/paths';
import { forEveryVirtue } from '@miraco/domain/virtues';
import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ImpactBar } from '#features/impact/impact-bar.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { useWritable } from '#parts/phases/use-writable.ts';
import { companyPurpose } from '#parts/purpose/purpose-content.ts';
import { isScored, storedRows } from '#parts/purpose/purpose-rows.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PurposeDownload } from './purpose-download.tsx';
import { ScenarioChart } from './scenario-chart.tsx';
import { ScenarioList } from './scenario-list.tsx';
import { summarise } from './scenario-summary.ts';

const forever = { staleTime: Number.POSITIVE_INFINITY };

/** /client/test/impact/scenarios: what the answers about the company and the couple come to. Spec 2, section 4. */
export function Scenarios() {
  const { t } = useTranslation();
  const locked = !useWritable('impact');
  const language = useLanguage();
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const overview = trpc.conscience.overview.useQuery({ user });
  const professional = trpc.impact.professional.get.useQuery({ user });
  const couple = trpc.impact.couple.get.useQuery({ user });
  const personal = trpc.impact.personal.get.useQuery({ user });
  const reading = trpc.impact.reading.useQuery(undefined, forever);
  const virtues = trpc.method.virtues.useQuery(undefined, forever);
  const scenarios = trpc.method.scenarios.useQuery(undefined, forever);
  const polarity = trpc.method.polarity.useQuery(undefined, forever);
  const purpose = trpc.method.purpose.useQuery(undefined, forever);
  const creations = trpc.method.creations.useQuery(undefined, forever);
  usePageTitle(t('scenarios.title'));

  const missing = professional.data === undefined || couple.data === undefined || personal.data === undefined;
  if (
    missing ||
    !me.data ||
    !overview.data ||
    !reading.data ||
    !virtues.data ||
    !scenarios.data ||
    !polarity.data ||
    !purpose.data ||
    !creations.data
  ) {
    const queries = [
      me,
      overview,
      professional,
      couple,
      personal,
      reading,
      virtues,
      scenarios,
      polarity,
      purpose,
      creations,
    ];
    return <Loading title={t('scenarios.title')} queries={queries} />;
  }

  const { ratings } = overview.data;
  const words = virtues.data;
  const company = professional.data && companyPurpose(professional.data);
  const rows = {
    company: storedRows(ratings, company, { form: 'company', reading: reading.data }),
    couple: storedRows(ratings, couple.data, { form: 'couple', reading: reading.data }),
  };
  const summaries = { company: summarise(rows.company), couple: summarise(rows.couple) };
  const scored = [...rows.company, ...rows.couple].some(isScored);
  const names = forEveryVirtue((virtue) => words[virtue].name[language]);
  const written = scored || personal.data !== null || couple.data !== null;
  const download = written && (
    <PurposeDownload
      me={me.data}
      ratings={ratings}
      polarity={overview.data.polarity}
      names={names}
      rows={rows}
      summaries={summaries}
      couple={couple.data}
      personal={personal.data}
      texts={{ scenarios: scenarios.data, polarity: polarity.data, purpose: purpose.data, creations: creations.data }}
    />
  );

  return (
    <>
      <ImpactBar />
      <PageHeader title={t('scenarios.title')} lead={t('scenarios.lead')} actions={download} />
      {locked && <LockedNotice />}
      {!scored && <NoScenarios rated={rows.company.length > 0} locked={locked} />}
      {scored && (
        <>
          <ScenarioChart summaries={summaries} words={scenarios.data} />
          <ScenarioList summaries={summaries} words={scenarios.data} names={names} />
        </>
      )}
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
