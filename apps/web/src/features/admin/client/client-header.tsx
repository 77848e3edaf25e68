import { isTeam } from '@miraco/domain/access';
import { isOpen } from '@miraco/domain/user-phase';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CrisisMark } from '#charts/crisis-mark.tsx';
import type { ClientData } from '#features/admin/client-data.ts';
import { type ClientPage, isPhase } from '#features/admin/client-pages.ts';
import type { CoachNotesOpen } from '#features/admin/notes/notes-open.ts';
import { CoachNotesButton } from '#features/admin/notes/notes-panel.tsx';
import { Button } from '#ui/button.tsx';
import { ClientBar } from './client-bar.tsx';
import { useClientKeys } from './client-keys.ts';
import { ClientMenu } from './client-menu.tsx';
import { ClientNav } from './client-nav.tsx';
import type { Neighbours } from './neighbours.tsx';
import { usePhaseSwitch } from './phase-switch.tsx';

interface ClientHeaderProps {
  data: ClientData;
  page: ClientPage;
  /** Undefined while loading. */
  neighbours: Neighbours | undefined;
  notes: CoachNotesOpen;
  status: ReactNode;
}

/** The client, the client's pages, and what can be done on each of them; of somebody on the team, who has one page, the name. */
export function ClientHeader({ data, page, neighbours, notes, status }: ClientHeaderProps) {
  const { user } = data;
  const phaseSwitch = usePhaseSwitch(data);
  useClientKeys({ user, page, neighbours, notes });
  if (isTeam(user.tests)) return <ClientBar data={data} page={page} neighbours={neighbours} menu={null} />;
  return (
    <>
      <ClientBar
        data={data}
        page={page}
        neighbours={neighbours}
        menu={<ClientMenu user={user} notes={notes} phaseSwitch={phaseSwitch} />}
      />
      <div className="mt-1 mb-3 print:mb-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
          <ClientNav user={user} page={page} />
          <div className="flex gap-1 max-sm:w-full">
            <div className="max-sm:hidden">
              <CoachNotesButton notes={notes} />
            </div>
            <Button
              variant={phaseSwitch.isDue ? 'primary' : 'ghost'}
              className={phaseSwitch.isDue ? 'max-sm:grow' : 'max-sm:hidden'}
              onClick={phaseSwitch.ask}
            >
              {phaseSwitch.label}
            </Button>
          </div>
        </div>
        {phaseSwitch.dialog}
        {user.crisisBlocks.length > 0 && (
          <p className="mt-2 flex">
            <CrisisMark blocks={user.crisisBlocks} />
          </p>
        )}
        {isPhase(page) && !isOpen(page, user) && <StillClosed />}
        {status}
      </div>
    </>
  );
}

/** Says why this phase is closed for the client. Spec 2, section 2. */
function StillClosed() {
  const { t } = useTranslation();
  return (
    <p className="mt-3 flex items-center gap-2.5">
      <LockKeyhole className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
      {t('clientFrame.closed')}
    </p>
  );
}
