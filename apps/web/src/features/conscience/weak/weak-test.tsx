import { useTranslation } from 'react-i18next';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { weakDraft } from './weak-draft.ts';
import { WeakForm } from './weak-form.tsx';
import { citedByExpectations } from './weak-marks.ts';

/** /client/test/conscience/weak: which of 23 situations weigh most. Spec 1, sections 2, 4 and 5. */
export function WeakTest() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const overview = trpc.conscience.overview.useQuery({ user });
  const test = trpc.conscience.weak.get.useQuery({ user });
  const draft = trpc.drafts.get.useQuery({ user, form: 'weak' });
  const statements = trpc.method.statements.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(t('weak.title'));

  if (!me.data || !overview.data || test.data === undefined || draft.data === undefined || !statements.data) {
    return <Loading title={t('weak.title')} queries={[me, overview, test, draft, statements]} />;
  }
  return (
    <WeakForm
      user={user}
      open={open}
      statements={statements.data}
      cited={citedByExpectations(overview.data.citations)}
      fromServer={weakDraft.stored(draft.data, test.data)}
    />
  );
}
