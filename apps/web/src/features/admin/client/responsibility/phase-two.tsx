import { ClientFrame } from '#features/admin/client/client-frame.tsx';
import { useParams } from '#shared/router/router.tsx';
import { usePhaseTwo } from './phase-two-data.ts';
import { PhaseTwoTabs } from './phase-two-tabs.tsx';

/** /admin/bloquedos/:id: a client's results in Responsibility, for the coach. Spec 2, section 2. */
export function PhaseTwo() {
  const { id = '' } = useParams();
  const screen = usePhaseTwo(id);
  return (
    <ClientFrame key={id} id={id} page="responsibility" screen={screen}>
      {(data) => <PhaseTwoTabs data={data} />}
    </ClientFrame>
  );
}
