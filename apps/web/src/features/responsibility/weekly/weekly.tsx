import { paths } from '@miraco/contract/paths';
import { weeklyTestsWithin } from '@miraco/domain/caps';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askWeekly } from '#features/responsibility/asks.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { TestSent } from '#parts/wellness-test/test-sent.tsx';
import { askWeeks } from '#parts/wellness-test/weeks.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { type Ask, useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { weeklyDraft } from './weekly-draft.ts';
import { WeeklySteps } from './weekly-steps.tsx';

const needed = (ask: Ask, user = userId()) => ({
  ...askWeekly(ask, user),
  tests: askWeeks(ask, user),
  draft: ask.drafts.get({ user, form: 'weekly' }, { select: weeklyDraft.stored }),
});

/** /client/test/responsibility/weekly: the wellness test about the past week. Spec 2, sections 2 and 4. */
export function Weekly() {
  const { t } = useTranslation();
  const open = useWritable('responsibility');
  const user = userId();
  const utils = trpc.useUtils();
  const screen = useScreen(needed);
  const [sent, setSent] = useState(false);
  usePageTitle(t('weekly.title'));
  // The next test starts empty, even before the refetch.
  const forget = useCallback(() => weeklyDraft.forget(user, utils), [user, utils]);

  if (sent) return <TestSent to={paths.weeklyResult} onShown={forget} />;
  if (!screen.data) return <Loading title={t('weekly.title')} queries={[screen]} />;
  const { tests, draft, words } = screen.data;
  return (
    <WeeklySteps
      user={user}
      draft={draft}
      words={words}
      last={tests[0]?.date}
      today={tests.filter(({ date }) => date > Date.now() - weeklyTestsWithin).length}
      open={open}
      onSent={() => setSent(true)}
    />
  );
}
