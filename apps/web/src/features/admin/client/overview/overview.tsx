import { type OverviewPeriod, overviewPeriods } from '@miraco/contract/client-overview';
import { ClientFrame } from '#features/admin/client/client-frame.tsx';
import { useLocation, useParams, useSearchParams } from '#shared/router/router.tsx';
import { OverviewContent } from './overview-content.tsx';
import { useOverview } from './overview-data.ts';

/** /admin/client/:id: what a session with a client is prepared with. */
export function ClientOverview() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const [address, setAddress] = useSearchParams();
  const since = overviewPeriods.find((known) => known === address.get('since')) ?? overviewPeriods[0];
  const setSince = (period: OverviewPeriod) =>
    setAddress(period === overviewPeriods[0] ? {} : { since: period }, { replace: true, state });
  return (
    <ClientFrame key={id} id={id} page="overview" screen={useOverview(id, since)}>
      {(data, notes) => <OverviewContent data={data} notes={notes} since={since} onSince={setSince} />}
    </ClientFrame>
  );
}
