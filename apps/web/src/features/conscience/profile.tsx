import { questionCount } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/page-title.ts';
import { getSession } from '#app/session.ts';
import { trpc } from '#app/trpc.ts';
import { UserAvatar } from '#app/user-avatar.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { countAnswered } from './draft.ts';
import { Loading } from './loading.tsx';
import { Modules } from './modules.tsx';
import { answersSoFar, storedDraft } from './use-initial-draft.ts';
import { WellnessCard } from './wellness-card.tsx';

/** /client/profile: how am I, and what is next. Spec 1, section 2. */
export function Profile() {
  const { t } = useTranslation();
  const user = getSession()?.id ?? '';
  // Asked for together, these travel as one request. The words are needed by the test as well, which is where most go next.
  const me = trpc.account.me.useQuery();
  const initial = trpc.conscience.initial.get.useQuery({ user });
  const draft = trpc.drafts.get.useQuery({ user, form: 'initial' }, { select: storedDraft });
  const words = trpc.method.wellness.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(t('profile.title'));

  if (!me.data || initial.data === undefined || draft.data === undefined || !words.data) {
    return <Loading title={t('profile.title')} queries={[me, initial, draft, words]} />;
  }

  const { firstname, lastname, image, activeTest } = me.data;
  const answered = countAnswered(answersSoFar(user, draft.data));
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <UserAvatar name={`${firstname} ${lastname}`} image={image} size="lg" />
        <PageHeader
          className="mb-0! min-w-0 flex-1 basis-44"
          title={t('profile.greeting', { name: firstname })}
          lead={activeTest ? t('profile.inConscience') : t('profile.beyondConscience')}
        />
      </div>
      <WellnessCard
        test={initial.data}
        words={words.data}
        answered={answered}
        questions={questionCount}
        open={activeTest}
      />
      <Modules open={activeTest} testTaken={initial.data !== null} testBegun={answered > 0} />
    </>
  );
}
