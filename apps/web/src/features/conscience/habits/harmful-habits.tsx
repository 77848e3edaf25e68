import { useTranslation } from 'react-i18next';
import { askHarmfulHabits } from '#features/conscience/asks.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { type Ask, useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { habitDraft } from './habit-draft.ts';
import { HabitPage } from './habit-page.tsx';

const needed = (ask: Ask, user = userId()) => ({
  ...askHarmfulHabits(ask, user),
  draft: ask.drafts.get({ user, form: 'harmful' }, { select: habitDraft.stored }),
});

/** /client/test/conscience/harmful: habits that have a cost. Spec 1, sections 2 and 5. */
export function HarmfulHabits() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const user = userId();
  const screen = useScreen(needed);
  usePageTitle(t('harmful.title'));

  if (!screen.data) return <Loading title={t('harmful.title')} queries={[screen]} />;
  const { me, habits, draft, ...words } = screen.data;
  return <HabitPage user={user} open={open} habits={habits} draft={draft} words={words} />;
}
