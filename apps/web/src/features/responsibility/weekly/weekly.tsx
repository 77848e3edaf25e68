import { paths } from '@miraco/contract/paths';
import { weeklyTestsWithin } from '@miraco/domain/caps';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWritable } from '#parts/phases/use-writable.ts';
import { TestSent } from '#parts/wellness-test/test-sent.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { weeklyDraft } from './weekly-draft.ts';
import { WeeklySteps } from './weekly-steps.tsx';

/** /client/test/responsibility/weekly: the wellness test about the week that has passed. Spec 2, sections 2 and 4. */
export function Weekly() {
  const { t } = useTranslation();
  const open = useWritable('responsibility');
  const user = getSession()?.id ?? '';
  const utils = trpc.useUtils();
  const me = trpc.account.me.useQuery();
  const tests = trpc.responsibility.weekly.getByUser.useQuery({ user });
  const draft = trpc.drafts.get.useQuery({ user, form: 'weekly' }, { select: weeklyDraft.stored });
  const words = trpc.method.wellness.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const [sent, setSent] = useState(false);
  usePageTitle(t('weekly.title'));
  // The next test begins empty, also before the server has been asked again.
  const forget = useCallback(() => weeklyDraft.forget(user, utils), [user, utils]);

  if (sent) return <TestSent to={paths.weeklyResult} onShown={forget} />;
  if (me.data && words.data && tests.data && draft.data !== undefined) {
    return (
      <WeeklySteps
        user={user}
        draft={draft.data}
        words={words.data}
        last={tests.data[0]?.date}
        today={tests.data.filter(({ date }) => date > Date.now() - weeklyTestsWithin).length}
        open={open}
        onSent={() => setSent(true)}
      />
    );
  }
  return <Loading title={t('weekly.title')} queries={[me, tests, draft, words]} />;
}
