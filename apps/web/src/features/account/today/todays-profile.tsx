import { paths } from '@miraco/contract/paths';
import { forEveryVirtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VirtueRadar } from '#charts/virtue-radar.tsx';
import { withinWeek } from '#parts/later-phases/week.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { latestWellness } from '#parts/wellness-test/score/latest-wellness.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { statementOfTheDay } from './open-today.ts';
import { TodayOpen } from './today-open.tsx';
import { TodayWellness } from './today-wellness.tsx';

/** /client/today: today's wellness and the open exercises. Spec 1, section 2. */
export function TodaysProfile() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const language = useLanguage();
  const user = userId();
  const screen = useScreen((ask) => ({
    me: ask.account.me(),
    overview: ask.conscience.overview({ user }),
    initial: ask.conscience.initial.get({ user }),
    weekly: ask.responsibility.weekly.getByUser({ user }),
    evaluations: ask.responsibility.evaluation.getByUser({ user }),
    exercises: ask.responsibility.training.getByUser({ user }),
    manifest: ask.responsibility.manifest.get({ user }),
    words: ask.method.virtues(),
  }));
  usePageTitle(t('progress.today.title'));

  if (!screen.data) return <Loading title={t('progress.today.title')} queries={[screen]} />;
  const { overview, initial, weekly, evaluations, exercises, manifest, words } = screen.data;
  const now = Date.now();
  const { ratings, missing } = overview;
  const due = ([latest]: readonly { date: number }[]) => !locked && !(latest && withinWeek(latest.date, now));
  const rated = Object.keys(ratings).length > 0;
  const latest = latestWellness({ initial, weekly: weekly[0] ?? null, open: locked });
  const chosen = statementOfTheDay(ratings, manifest, now);
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
      {chosen && (
        <figure className="mb-8 border-accent border-l-4 pl-5">
          <figcaption className="eyebrow">
            {t('progress.today.statement')} · {words[chosen.virtue].name[language]}
          </figcaption>
          <blockquote className="measure mt-1 whitespace-pre-line font-serif text-[1.2rem] [overflow-wrap:anywhere]">
            {chosen.statement}
          </blockquote>
        </figure>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <TodayWellness latest={latest} />
        <TodayOpen
          conscienceLeft={locked ? missing.length : 0}
          weeklyDue={due(weekly)}
          evaluationDue={rated && due(evaluations)}
          exercises={exercises}
          words={words}
          locked={locked}
        />
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
