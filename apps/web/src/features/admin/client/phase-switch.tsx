import { isWritable } from '@miraco/domain/user-phase';
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { PhaseDialog } from '#features/admin/phase-dialog.tsx';
import { trpc } from '#shared/trpc/trpc.ts';

/** What opens phase 2 for a client, or phase 1 again, after asking. Spec 1, sections 4 and 6. */
export function usePhaseSwitch(data: ClientData) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState(false);
  const opens = isWritable('conscience', data.user);
  return {
    /** The client has finished Conscience, and waits. */
    isDue: opens && data.overview.missing.length === 0,
    label: (
      <>
        {opens ? <LockKeyholeOpen aria-hidden="true" /> : <LockKeyhole aria-hidden="true" />}
        {t(`clientFrame.phase.${opens ? 'openTwo' : 'backToOne'}`)}
      </>
    ),
    ask: () => {
      // Fetched before each decision: it has to be up to date.
      void utils.conscience.overview.invalidate({ user: data.user.id });
      setAsking(true);
    },
    dialog: <PhaseDialog data={data} open={asking} onOpenChange={setAsking} />,
  };
}
