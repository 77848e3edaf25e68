import { useTranslation } from 'react-i18next';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { type Ask, useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { EssentialBoard } from './essential-board.tsx';

export const asks = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  exercises: ask.responsibility.training.list({ user, list: 'essential' }),
  completions: ask.responsibility.completions.getByUser({ user, listed: true }),
  overview: ask.conscience.overview({ user }),
  words: ask.method.virtues(),
});

/** /client/test/responsibility/essential: the exercises that are done and still practised. Spec 2, section 2. */
export function Essential() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const screen = useScreen(asks);
  usePageTitle(t('essential.title'));

  if (!screen.data) return <Loading title={t('essential.title')} queries={[screen]} />;
  const { exercises, overview, words } = screen.data;
  return <EssentialBoard locked={locked} all={exercises} ratings={overview.ratings} words={words} />;
}
