import { ClientFrame } from '#features/admin/client/client-frame.tsx';
import { usePanelAhead } from '#features/admin/client/phase-panel.tsx';
import { useParams } from '#shared/router/router.tsx';
import { CompleteConscience, PhaseOneMissing } from './missing.tsx';
import { phaseOneAsks, usePhaseOne } from './phase-one-data.ts';
import { phaseOneTabs } from './phase-one-tab.ts';
import { PhaseOneTabs } from './phase-one-tabs.tsx';

/** /admin/bloqueuno/:id: a client's results in Conscience, for the coach. Spec 1, section 2. */
export function PhaseOne() {
  const { id = '' } = useParams();
  const screen = usePhaseOne(id);
  usePanelAhead(phaseOneTabs, phaseOneAsks, id);
  return (
    <ClientFrame
      key={id}
      id={id}
      page="conscience"
      screen={screen}
      status={(data) => <CompleteConscience data={data} />}
    >
      {(data) => (
        <>
          <PhaseOneMissing data={data} />
          <PhaseOneTabs data={data} />
        </>
      )}
    </ClientFrame>
  );
}
