import { isWritable } from '@miraco/domain/user-phase';
import { useTranslation } from 'react-i18next';
import { ClientFrame } from '#features/admin/client/client-frame.tsx';
import { usePanelAhead } from '#features/admin/client/phase-panel.tsx';
import { fullName } from '#shared/full-name.ts';
import { useParams } from '#shared/router/router.tsx';
import { Alert } from '#ui/alert.tsx';
import { type PhaseThreeData, phaseThreeAsks, phaseThreeTabs, usePhaseThree } from './phase-three-data.ts';
import { PhaseThreeTabs } from './phase-three-tabs.tsx';

/** /admin/bloquetres/:id: the three purposes of a client, to read and to fill in on the client's behalf. Spec 2, section 6. */
export function PhaseThree() {
  const { id = '' } = useParams();
  const screen = usePhaseThree(id);
  usePanelAhead(phaseThreeTabs, phaseThreeAsks, id);
  return (
    <ClientFrame key={id} id={id} page="impact" screen={screen}>
      {(data) => (
        <>
          <LockedNotice data={data} />
          <PhaseThreeTabs data={data} />
        </>
      )}
    </ClientFrame>
  );
}

/** Says why nobody can write. */
function LockedNotice({ data: { user } }: { data: PhaseThreeData }) {
  const { t } = useTranslation();
  if (isWritable('impact', user)) return null;
  return (
    <Alert live={false} title={t('phaseThree.lockedTitle')} className="mb-6 print:hidden">
      {t('phaseThree.lockedText', { name: fullName(user) })}
    </Alert>
  );
}
