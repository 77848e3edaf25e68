import { useTranslation } from 'react-i18next';
import { Loading } from '#app/loading.tsx';
import { usePageTitle } from '#app/page-title.ts';
import { getSession } from '#app/session.ts';
import { trpc } from '#app/trpc.ts';
import { EssentialBoard } from './essential-board.tsx';

/** /client/test/responsibility/essential: the exercises that are done and kept up. Spec 2, section 2. */
export function Essential() {
  const { t } = useTranslation();
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const exercises = trpc.responsibility.training.getByUser.useQuery({ user });
  const overview = trpc.conscience.overview.useQuery({ user });
  const words = trpc.method.virtues.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(t('essential.title'));

  if (me.data && exercises.data && overview.data && words.data) {
    return (
      <EssentialBoard
        locked={me.data.activeTest}
        all={exercises.data}
        ratings={overview.data.ratings}
        words={words.data}
      />
    );
  }
  return <Loading title={t('essential.title')} queries={[me, exercises, overview, words]} />;
}
