import { useTranslation } from 'react-i18next';
import { askEssential } from '#features/responsibility/asks.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { EssentialBoard } from './essential-board.tsx';

/** /client/test/responsibility/essential: the exercises that are done and still practised. Spec 2, section 2. */
export function Essential() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const screen = useScreen(askEssential);
  usePageTitle(t('essential.title'));

  if (!screen.data) return <Loading title={t('essential.title')} queries={[screen]} />;
  const { exercises, overview, words } = screen.data;
  return <EssentialBoard locked={locked} all={exercises} ratings={overview.ratings} words={words} />;
}
