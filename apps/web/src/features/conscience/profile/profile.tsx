import { useTranslation } from 'react-i18next';
import { NextStepCard } from '#features/conscience/next-step-card.tsx';
import { leftToRate, stepsOf } from '#features/conscience/step-state.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { answersSoFar } from '#parts/wellness-test/answers-so-far.ts';
import { latestWellness } from '#parts/wellness-test/latest-wellness.ts';
import { countAnswered } from '#parts/wellness-test/responses.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { AfterConscience } from './after-conscience.tsx';
import { Modules } from './modules.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { TestInvitation } from './test-invitation.tsx';
import { TestClosed, WellnessCard } from './wellness-card.tsx';

/** /client/profile: how am I, and what is next. Spec 1, section 2. */
export function Profile() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const user = getSession()?.id ?? '';
  // Asked for together, and together with what the rail asks for, these travel as one request: ten at most.
  const me = trpc.account.me.useQuery();
  const overview = trpc.conscience.overview.useQuery({ user });
  const initial = trpc.conscience.initial.get.useQuery({ user });
  const weekly = trpc.responsibility.weekly.getByUser.useQuery({ user }, { select: ([latest]) => latest ?? null });
  const initialDraft = trpc.drafts.get.useQuery({ user, form: 'initial' });
  const weakDraft = trpc.drafts.get.useQuery({ user, form: 'weak' });
  const mediumHardDraft = trpc.drafts.get.useQuery({ user, form: 'mediumhard' });
  const words = trpc.method.wellness.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(t('profile.title'));

  const known = me.data && overview.data && words.data && initialDraft.data !== undefined;
  if (!known || initial.data === undefined || weekly.data === undefined) {
    return <Loading title={t('profile.title')} queries={[me, overview, initial, weekly, initialDraft, words]} />;
  }

  const { missing, ratings, exercisesNotDone } = overview.data;
  const drafts = { initial: initialDraft.data, weak: weakDraft.data, mediumhard: mediumHardDraft.data };
  const next = stepsOf(overview.data, drafts).find(({ step }) => step === missing[0]);
  const responses = initialDraft.data?.form === 'initial' ? initialDraft.data.content.responses : null;
  const latest = latestWellness({ initial: initial.data, weekly: weekly.data, open });
  return (
    <>
      <ProfileHeader me={me.data} ratings={ratings} />
      <div className={`grid gap-4 sm:gap-5 ${latest || !open ? 'lg:grid-cols-2' : ''}`}>
        {latest && <WellnessCard latest={latest} words={words.data} />}
        {!latest && !open && <TestClosed />}
        {!open && <AfterConscience exercisesNotDone={exercisesNotDone} />}
        {open && next?.step === 'initial' && (
          <TestInvitation answered={countAnswered(answersSoFar('initial', user, responses))} />
        )}
        {open && next?.step !== 'initial' && <NextStepCard next={next} leftToRate={leftToRate(overview.data)} />}
      </div>
      <Modules me={me.data} missing={missing} />
      <ProfileLinks />
    </>
  );
}
