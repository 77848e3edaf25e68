import { useTranslation } from 'react-i18next';
import { askWeakTest } from '#features/conscience/asks.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { weakDraft } from './weak-draft.ts';
import { WeakForm } from './weak-form.tsx';
import { citedByExpectations } from './weak-marks.ts';

/** /client/test/conscience/weak: marks the most difficult of 23 situations. Spec 1, sections 2, 4 and 5. */
export function WeakTest() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const user = userId();
  const screen = useScreen(askWeakTest);
  usePageTitle(t('weak.title'));

  if (!screen.data) return <Loading title={t('weak.title')} queries={[screen]} />;
  const { overview, test, draft, statements } = screen.data;
  return (
    <WeakForm
      user={user}
      open={open}
      statements={statements}
      cited={citedByExpectations(overview.citations)}
      fromServer={weakDraft.stored(draft, test)}
    />
  );
}
