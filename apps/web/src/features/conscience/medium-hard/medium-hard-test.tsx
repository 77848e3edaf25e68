import { useTranslation } from 'react-i18next';
import { askMediumHardTest } from '#features/conscience/asks.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { mediumHardDraft } from './medium-hard-draft.ts';
import { MediumHardForm } from './medium-hard-form.tsx';

/** /client/test/conscience/mediumhard: rates virtues as medium or strong. Spec 1, sections 2, 4 and 5. */
export function MediumHardTest() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const user = userId();
  const screen = useScreen(askMediumHardTest);
  usePageTitle(t('mediumhard.title'));

  if (!screen.data) return <Loading title={t('mediumhard.title')} queries={[screen]} />;
  const { overview, test, draft, statements } = screen.data;
  return (
    <MediumHardForm
      user={user}
      open={open}
      statements={statements}
      blocked={overview.blocked}
      finishes={overview.missing.every((step) => step === 'mediumhard')}
      fromServer={mediumHardDraft.stored(draft, test)}
    />
  );
}
