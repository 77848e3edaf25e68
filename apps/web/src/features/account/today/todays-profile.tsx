import { paths } from '@miraco/contract/paths';
import { forEveryVirtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { VirtueRadar } from '#charts/virtue-radar.tsx';
import { askTodaysProfile } from '#features/account/asks.ts';
import { dueNow } from '#parts/due/due-now.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { Statement } from '#parts/today/statement.tsx';
import { latestWellness } from '#parts/wellness-test/score/latest-wellness.ts';
import { askLatestWeek } from '#parts/wellness-test/weeks.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { type Ask, useScreen } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { userId } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TodayOpen } from './today-open.tsx';
import { TodayWellness } from './today-wellness.tsx';

const needed = (ask: Ask, user = userId()) => ({ ...askTodaysProfile(ask, user), weekly: askLatestWeek(ask, user) });

/** /client/today: today's wellness and the open exercises. Spec 1, section 2. */
export function TodaysProfile() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const language = useLanguage();
  const screen = useScreen(needed);
  usePageTitle(t('progress.today.title'));

  if (!screen.data) return <Loading title={t('progress.today.title')} queries={[screen]} />;
  const { overview, initial, weekly, situation, exercises, manifest, words } = screen.data;
  const now = Date.now();
  const { ratings } = overview;
  const rated = Object.keys(ratings).length > 0;
  const latest = latestWellness({ initial, weekly: weekly[0] ?? null, open: locked });
  return (
    <>
      <PageHeader
        eyebrow={
          <span className="inline-block first-letter:uppercase">
            {dateFormat(language, { dateStyle: 'full' }).format(now)}
          </span>
        }
        title={t('progress.today.title')}
        actions={
          <Button asChild variant="secondary">
            <Link to={paths.progress}>{t('progress.today.toProgress')}</Link>
          </Button>
        }
      />
      <Statement ratings={ratings} manifest={manifest} words={words} className="mb-8" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <TodayWellness latest={latest} />
        <TodayOpen due={dueNow(situation, now)} exercises={exercises} words={words} locked={locked} />
        <Card className={`lg:col-span-2 ${rated ? 'max-sm:px-3' : ''}`}>
          <h2 className="mb-4">{t('progress.today.virtues')}</h2>
          {rated ? (
            <VirtueRadar ratings={ratings} names={forEveryVirtue((virtue) => words[virtue].name[language])} />
          ) : (
            <p className="measure text-muted-foreground">{t('progress.today.noVirtues')}</p>
          )}
        </Card>
      </div>
    </>
  );
}
