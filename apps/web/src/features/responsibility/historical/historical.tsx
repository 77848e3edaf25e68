import { paths } from '@miraco/contract/paths';
import { type CareNeed, careNeeds } from '@miraco/domain/care';
import { virtuesRated } from '@miraco/domain/ratings';
import { strengths } from '@miraco/domain/virtues';
import { ArrowLeft, ArrowRight, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { askHistorical } from '#features/responsibility/asks.ts';
import { DownloadResponsibility, EvaluationMoment } from '#features/responsibility/moments-lazily.ts';
import { StepsBar } from '#features/responsibility/steps-bar.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { EvaluationTable } from '#parts/later-phases/evaluation-table.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { useMoment, useTitleUnless } from '#parts/moment/address.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { SupportCard } from '#parts/support/support-card-lazily.tsx';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { Navigate, useLocation } from '#shared/router/router.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { HistoricalAbout } from './about.tsx';
import { HistoricalLegend } from './legend.tsx';

/** What the evaluation that led here calls for. */
function needIn(state: unknown): CareNeed | undefined {
  const heavy = typeof state === 'object' && state !== null && 'heavy' in state ? state.heavy : undefined;
  return careNeeds.find((need) => need === heavy);
}

/** /client/test/responsibility/historical: the states of the virtues by date. Spec 2, section 2. */
export function Historical() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const closing = useMoment('evaluation');
  const need = needIn(useLocation().state);
  const screen = useScreen(askHistorical);
  useTitleUnless('evaluation', t('historical.title'));

  if (!screen.data) return <Loading title={t('historical.title')} queries={[screen]} />;
  const { me, overview, evaluations, words } = screen.data;
  if (evaluations.length === 0)
    return closing ? <Navigate to={paths.historical} replace /> : <NoEvaluations locked={locked} />;

  const { ratings, faces } = overview;
  if (closing) {
    return (
      <EvaluationMoment
        ratings={ratings}
        evaluations={evaluations}
        words={words}
        download={<DownloadResponsibility me={me} overview={overview} words={words} />}
      />
    );
  }
  return (
    <>
      <StepsBar current="historical" />
      <PageHeader
        title={t('historical.title')}
        lead={t('historical.lead')}
        actions={
          !locked && (
            <Button asChild variant="secondary">
              <Link to={paths.evaluation}>{t('historical.evaluateAgain')}</Link>
            </Button>
          )
        }
      />
      {locked && <LockedNotice />}
      {need && <SupportCard occasion="evaluated" need={need} className="mb-8" />}
      <HistoricalLegend />
      {strengths.map((strength) => {
        const rated = virtuesRated(ratings, strength);
        const name = t(`evaluation.step.${strength}`);
        return (
          <section key={strength} className="mt-12">
            <h2 className="mb-4">{name}</h2>
            {rated.length > 0 ? (
              <EvaluationTable
                label={name}
                virtues={rated}
                evaluations={evaluations}
                words={words}
                naming="state"
                about={(virtue) => <HistoricalAbout strength={strength} virtue={virtue} faces={faces[virtue]} />}
              />
            ) : (
              <p className="text-muted-foreground">{t(`historical.noneInBlock.${strength}`)}</p>
            )}
          </section>
        );
      })}
      <PageEnd />
    </>
  );
}

/** The buttons back and on: back to the evaluation; the next button of this screen is disabled. Spec 2, section 2. */
function PageEnd() {
  const { t } = useTranslation();
  return (
    <div className="mt-12 border-t pt-6 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button asChild variant="ghost" size="bare" className="-ml-2 px-3">
          <Link to={paths.evaluation}>
            <ArrowLeft aria-hidden="true" />
            {t('phases.responsibility.evaluation')}
          </Link>
        </Button>
        <Button size="lg" disabled>
          {t('historical.next')}
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
      <p className="mt-3 text-[0.9rem] text-muted-foreground sm:text-right">{t('historical.noNext')}</p>
      <GoOn after={['evaluation']} />
    </div>
  );
}

function NoEvaluations({ locked }: { locked: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <StepsBar current="historical" />
      <PageHeader title={t('historical.title')} />
      {locked && <LockedNotice />}
      <EmptyState
        icon={<History />}
        title={t('historical.emptyTitle')}
        action={
          !locked && (
            <Button asChild>
              <Link to={paths.evaluation}>{t('historical.evaluate')}</Link>
            </Button>
          )
        }
      >
        {t('historical.empty')}
      </EmptyState>
    </>
  );
}
