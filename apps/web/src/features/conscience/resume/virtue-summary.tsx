import { paths } from '@miraco/contract/paths';
import { strengthValues } from '@miraco/domain/ratings';
import { forEveryVirtue } from '@miraco/domain/virtues';
import { Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReveal } from '#charts/use-reveal.ts';
import { VirtueRadar } from '#charts/virtue-radar.tsx';
import type { ReasonWords } from '#features/conscience/why-here.ts';
import { GoOn } from '#parts/due/go-on.tsx';
import { momentAt } from '#parts/moment/address.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { DownloadResponsibility } from '#parts/responsibility-pdf/download-responsibility.tsx';
import { Rosette } from '#shared/brand/rosette.tsx';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useDelayedRefetch } from '#shared/loading/use-delayed-refetch.ts';
import { Link } from '#shared/router/link.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { DownloadProfile } from './download-profile.tsx';
import { MissingSteps } from './missing-steps.tsx';
import { Onward } from './onward.tsx';
import { PolarityTable } from './polarity-table.tsx';
import { VirtueColumns } from './virtue-columns.tsx';

const revealDuration = 600;

export interface VirtueSummaryProps {
  me: Outputs['account']['me'];
  overview: Outputs['conscience']['overview'];
  words: Outputs['method']['virtueTexts'];
  partners: Outputs['method']['polarity'];
  reasonWords: ReasonWords;
  refetch: () => Promise<unknown>;
  /** The last refetch failed: earlier data are shown. */
  stale: boolean;
}

/** The whole profile: missing steps, the radar, the three columns, the polarities, and the next step. */
export function VirtueSummary({ me, overview, words, partners, reasonWords, refetch, stale }: VirtueSummaryProps) {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const language = useLanguage();
  const progress = useReveal(revealDuration);
  useDelayedRefetch(refetch);

  const names = forEveryVirtue((virtue) => words[virtue].name[language]);
  const rated = Object.keys(overview.ratings).length > 0;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-8 gap-y-5">
        <div className="shrink-0" style={{ opacity: progress, scale: 0.8 + 0.2 * progress }}>
          <Rosette
            strengths={strengthValues(overview.ratings)}
            title={t('resume.emblem')}
            className="size-28 sm:size-36"
          />
        </div>
        <div className="min-w-0 flex-1 basis-72">
          <PageHeader
            className=""
            eyebrow={t('resume.title')}
            title={t('resume.greeting', { name: fullName(me) })}
            lead={rated && t('resume.lead')}
          />
          {(!open || overview.missing.length === 0) && (
            <Button asChild variant="link" className="mt-2 print:hidden">
              <Link to={open ? momentAt(paths.resume, 'conscience') : momentAt(paths.profile, 'responsibility')}>
                {t(open ? 'resume.closing' : 'resume.opening')}
              </Link>
            </Button>
          )}
          {(rated || !open) && (
            <div className="mt-5 flex flex-wrap gap-3">
              {rated && <DownloadProfile {...{ me, overview, words, partners, reasonWords }} />}
              {!open && <DownloadResponsibility me={me} overview={overview} words={words} />}
            </div>
          )}
        </div>
      </div>
      {stale && (
        <Alert
          className="mb-6"
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('resume.stale')}
        </Alert>
      )}
      <MissingSteps missing={overview.missing} unrated={overview.unrated.length} open={open} />
      {rated ? (
        <>
          <Card className="mb-12 max-sm:px-3">
            <h2 className="mb-4">{t('resume.radar')}</h2>
            <VirtueRadar ratings={overview.ratings} names={names} />
          </Card>
          <VirtueColumns overview={overview} words={words} reasonWords={reasonWords} />
          <PolarityTable pairs={overview.polarity} names={names} partners={partners} />
        </>
      ) : (
        <EmptyState
          icon={<Sprout />}
          title={t('resume.emptyTitle')}
          action={
            open && (
              <Button asChild>
                <Link to={paths.weak}>{t('resume.start')}</Link>
              </Button>
            )
          }
        >
          {t('resume.empty')}
        </EmptyState>
      )}
      <Onward locked={open} />
      <GoOn after={['finished']} />
    </>
  );
}
