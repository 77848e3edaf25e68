import { isLaterDuty } from '@miraco/domain/due';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { askProfile } from '#features/conscience/asks.ts';
import { NextStepCard } from '#features/conscience/next-step-card.tsx';
import { leftToRate, stepsOf } from '#features/conscience/step-state.ts';
import { Contact } from '#parts/contact/contact-lazily.tsx';
import { DueBadge } from '#parts/due/due-badge.tsx';
import { dueNow } from '#parts/due/due-now.ts';
import { useTitleUnless } from '#parts/moment/address.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { SupportCard } from '#parts/support/support-card-lazily.tsx';
import { answersSoFar } from '#parts/wellness-test/score/answers-so-far.ts';
import { latestWellness } from '#parts/wellness-test/score/latest-wellness.ts';
import { countAnswered } from '#parts/wellness-test/score/responses.ts';
import { askLatestWeek } from '#parts/wellness-test/weeks.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { LoadingSkeleton } from '#shared/loading/loading-skeleton.tsx';
import { type Ask, useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { DueCard } from './due-card.tsx';
import { InstallHint } from './install/install-lazily.tsx';
import { Modules } from './modules.tsx';
import { NextSession } from './next-session-lazily.tsx';
import { usePrefetch } from './prefetch.ts';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { ReviewQuestion } from './review-lazily.ts';
import { TestInvitation } from './test-invitation.tsx';
import { TodaysStatement, todaysExercises } from './today-lazily.ts';
import { TestClosed, WellnessCard } from './wellness-card.tsx';
import { WithOpening } from './with-opening.tsx';

const needed = (ask: Ask, user = userId()) => ({ ...askProfile(ask, user), weekly: askLatestWeek(ask, user) });

/** As high as a few exercises are: they would push down what stands below. */
const roomForExercises = (
  <LoadingSkeleton>
    <Skeleton className="h-80 rounded-lg" />
  </LoadingSkeleton>
);

/** /client/profile: the client's wellness and next step. Spec 1, section 2. */
export function Profile() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const user = userId();
  const screen = useScreen(needed);
  const weakDraft = trpc.drafts.get.useQuery({ user, form: 'weak' });
  const mediumHardDraft = trpc.drafts.get.useQuery({ user, form: 'mediumhard' });
  const sessions = trpc.account.coachingSessions.useQuery();
  useTitleUnless('responsibility', t('profile.title'));
  usePrefetch();

  if (!screen.data) return <Loading title={t('profile.title')} queries={[screen]} />;
  const { me, overview, initial, weekly, initialDraft, words, situation } = screen.data;
  const { missing, ratings } = overview;
  const due = dueNow(situation);
  const sessionFirst = due[0] === 'session';
  const drafts = { initial: initialDraft, weak: weakDraft.data, mediumhard: mediumHardDraft.data };
  const next = stepsOf(overview, drafts).find(({ step }) => step === missing[0]);
  const responses = initialDraft?.form === 'initial' ? initialDraft.content.responses : null;
  const latest = latestWellness({ initial, weekly: weekly[0] ?? null, open });
  return (
    <WithOpening me={me} overview={overview} situation={situation} weeklyTests={weekly.length}>
      <DueBadge due={due} />
      <ProfileHeader me={me} ratings={ratings} finished={due.includes('finished')} />
      {latest?.test.score.overall.level === 'crisis' && <SupportCard occasion="result" className="mb-5" />}
      {sessionFirst && <NextSession sessions={sessions.data} className="mb-5" />}
      <div className={`grid items-start gap-4 sm:gap-5 ${latest || !open ? 'lg:grid-cols-2' : ''}`}>
        {!open && (
          <div className="grid gap-4 sm:gap-5">
            <DueCard due={due.filter(isLaterDuty)} wellnessAt={situation.wellnessAt} />
            <ReviewQuestion />
            <Suspense fallback={roomForExercises}>
              <todaysExercises.Part />
            </Suspense>
          </div>
        )}
        {open && next?.step === 'initial' && (
          <TestInvitation answered={countAnswered(answersSoFar('initial', user, responses))} />
        )}
        {open && next?.step !== 'initial' && <NextStepCard next={next} leftToRate={leftToRate(overview)} />}
        {(latest || !open) && (
          <div className="grid gap-4 sm:gap-5">
            {latest ? <WellnessCard latest={latest} words={words} /> : <TestClosed />}
            {!open && <TodaysStatement ratings={ratings} />}
          </div>
        )}
      </div>
      {!sessionFirst && <NextSession sessions={sessions.data} className="mt-5" />}
      <InstallHint className="mt-5" />
      <Modules me={me} missing={missing} />
      <Contact as="card" className="mt-10" />
      <ProfileLinks />
    </WithOpening>
  );
}
