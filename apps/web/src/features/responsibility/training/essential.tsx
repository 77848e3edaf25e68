import { useTranslation } from 'react-i18next';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { EssentialBoard } from './essential-board.tsx';

/** /client/test/responsibility/essential: the exercises that are done and kept up. Spec 2, section 2. */
export function Essential() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const exercises = trpc.responsibility.training.getByUser.useQuery({ user });
  const overview = trpc.conscience.overview.useQuery({ user });
  const words = trpc.method.virtues.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(t('essential.title'));

  if (me.data && exercises.data && overview.data && words.data) {
    return <EssentialBoard locked={locked} all={exercises.data} ratings={overview.data.ratings} words={words.data} />;
  }
  return <Loading title={t('essential.title')} queries={[me, exercises, overview, words]} />;
}
