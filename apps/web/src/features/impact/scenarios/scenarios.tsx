import { paths } from '@miraco/contract/paths';
import { forEveryVirtue } from '@miraco/domain/virtues';
import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ImpactBar } from '#features/impact/impact-bar.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { useWritable } from '#parts/phases/use-writable.ts';
import { companyPurpose, couplePurpose } from '#parts/purpose/purpose-content.ts';
import { isScored, storedRows } from '#parts/purpose/purpose-rows.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PurposeDownload } from './purpose-download.tsx';
import { ScenarioChart } from './scenario-chart.tsx';
import { ScenarioList } from './scenario-list.tsx';
import { summarise } from './scenario-summary.ts';

/** /client/test/impact/scenarios: the scenarios of the company and the couple. Spec 2, section 4. */
export function Scenarios() {
  const { t } = useTranslation();
  const locked = !useWritable('impact');
  const language = useLanguage();
  const user = userId();
  const screen = useScreen((ask) => ({
    me: ask.account.me(),
    overview: ask.conscience.overview({ user }),
    professional: ask.impact.professional.get({ user }),
    couple: ask.impact.couple.get({ user }),
    personal: ask.impact.personal.get({ user }),
    reading: ask.impact.reading(),
    words: ask.method.virtues(),
    scenarios: ask.method.scenarios(),
    polarity: ask.method.polarity(),
    purpose: ask.method.purpose(),
    creations: ask.method.creations(),
  }));
  usePageTitle(t('scenarios.title'));

  if (!screen.data) return <Loading title={t('scenarios.title')} queries={[screen]} />;
  const { me, overview, professional, couple, personal, reading, words, ...texts } = screen.data;
  const { scenarios } = texts;
  const { ratings } = overview;
  const company = professional && companyPurpose(professional);
  const rows = {
    company: storedRows(ratings, company, { form: 'company', reading }),
    couple: storedRows(ratings, couple && couplePurpose(couple), { form: 'couple', reading }),
  };
  const summaries = { company: summarise(rows.company), couple: summarise(rows.couple) };
  const scored = [...rows.company, ...rows.couple].some(isScored);
  const names = forEveryVirtue((virtue) => words[virtue].name[language]);
  const written = scored || personal !== null || couple !== null;
  const download = written && (
    <PurposeDownload
      me={me}
      ratings={ratings}
      polarity={overview.polarity}
      names={names}
      rows={rows}
      summaries={summaries}
      couple={couple}
      role={professional?.role ?? null}
      personal={personal}
      texts={texts}
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
