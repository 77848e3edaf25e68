import { ClientFrame } from '#features/admin/client/client-frame.tsx';
import { usePanelAhead } from '#features/admin/client/phase-panel.tsx';
import { useParams } from '#shared/router/router.tsx';
import { phaseTwoAsks, phaseTwoTabs, usePhaseTwo } from './phase-two-data.ts';
import { PhaseTwoTabs } from './phase-two-tabs.tsx';

/** /admin/bloquedos/:id: a client's results in Responsibility, for the coach. Spec 2, section 2. */
export function PhaseTwo() {
  const { id = '' } = useParams();
  const screen = usePhaseTwo(id);
  usePanelAhead(phaseTwoTabs, phaseTwoAsks, id);
  return (
    <ClientFrame key={id} id={id} page="responsibility" screen={screen}>
      {(data) => <PhaseTwoTabs data={data} />}
    </ClientFrame>
  );
}
