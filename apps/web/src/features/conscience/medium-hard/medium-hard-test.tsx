import { useTranslation } from 'react-i18next';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { mediumHardDraft } from './medium-hard-draft.ts';
import { MediumHardForm } from './medium-hard-form.tsx';

/** /client/test/conscience/mediumhard: which virtues are medium and which strong. Spec 1, sections 2, 4 and 5. */
export function MediumHardTest() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const overview = trpc.conscience.overview.useQuery({ user });
  const test = trpc.conscience.mediumHard.get.useQuery({ user });
  const draft = trpc.drafts.get.useQuery({ user, form: 'mediumhard' });
  const statements = trpc.method.statements.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(t('mediumhard.title'));

  if (!me.data || !overview.data || test.data === undefined || draft.data === undefined || !statements.data) {
    return <Loading title={t('mediumhard.title')} queries={[me, overview, test, draft, statements]} />;
  }
  return (
    <MediumHardForm
      user={user}
      open={open}
      statements={statements.data}
      blocked={overview.data.blocked}
      fromServer={mediumHardDraft.stored(draft.data, test.data)}
    />
  );
}
