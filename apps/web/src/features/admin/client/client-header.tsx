import type { Phase } from '@miraco/domain/phases';
import { strengthValues, virtuesRated } from '@miraco/domain/ratings';
import { isOpen, phaseNumber } from '@miraco/domain/user-phase';
import { strengths, virtues } from '@miraco/domain/virtues';
import { LockKeyhole, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CrisisMark } from '#charts/crisis-mark.tsx';
import { BackToList } from '#features/admin/back-to-list.tsx';
import type { ClientData } from '#features/admin/client-data.ts';
import type { CoachNotesOpen } from '#features/admin/notes/notes-open.ts';
import { CoachNotesButton } from '#features/admin/notes/notes-panel.tsx';
import { usePhaseTitle } from '#features/admin/results-page.ts';
import { UserAvatar } from '#parts/picture/user-avatar.tsx';
import { Rosette } from '#shared/brand/rosette.tsx';
import { fullName } from '#shared/full-name.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ClientNav } from './client-nav.tsx';
import { ClientLastActive } from './last-active.tsx';
import { ClientNeighbours, type Neighbours } from './neighbours.tsx';
import { PhaseSwitch } from './phase-switch.tsx';

interface ClientHeaderProps {
  data: ClientData;
  phase: Phase;
  /** Undefined while loading. */
  neighbours: Neighbours | undefined;
  notes: CoachNotesOpen;
  status: ReactNode;
}

/** The header: the client, the client's state, and the navigation. */
export function ClientHeader({ data, phase, neighbours, notes, status }: ClientHeaderProps) {
  const { t } = useTranslation();
  const { user, overview } = data;
  const titleOf = usePhaseTitle();
  return (
    <header className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <BackToList />
        {neighbours && <ClientNeighbours phase={phase} neighbours={neighbours} />}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 sm:gap-x-6">
        <UserAvatar name={fullName(user)} image={user.image} size="lg" className="max-sm:size-14" />
        <div className="min-w-0 max-sm:col-span-full max-sm:row-start-2 max-sm:mt-3">
          <p className="eyebrow mb-1">{titleOf(phase)}</p>
          <h1 tabIndex={-1}>
            <bdi className="[overflow-wrap:anywhere]">{fullName(user)}</bdi>
          </h1>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
            <bdi className="[overflow-wrap:anywhere]">{user.username}</bdi>
            <Badge variant="primary">{t('clientFrame.inPhase', { number: phaseNumber(user.phase) })}</Badge>
            {user.disabled && <Badge variant="outline">{t('admin.disabled')}</Badge>}
            <span className="text-[0.95rem]">
              <ClientLastActive user={user} />
            </span>
            <CrisisMark blocks={user.crisisBlocks} />
          </div>
        </div>
        <ClientRosette ratings={overview.ratings} />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <ClientNav user={user} phase={phase} />
        <div className="flex flex-wrap items-center gap-2">
          <CoachNotesButton notes={notes} />
          <Button variant="ghost" className="max-sm:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t('clientFrame.print')}
          </Button>
          <PhaseSwitch data={data} />
        </div>
      </div>
      {!isOpen(phase, user) && <StillClosed />}
      {status}
    </header>
  );
}

/** Says why this phase is closed for the client. Spec 2, section 2. */
function StillClosed() {
  const { t } = useTranslation();
  return (
    <p className="mt-4 flex items-center gap-2.5">
      <LockKeyhole className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
      {t('clientFrame.closed')}
    </p>
  );
}

function ClientRosette({ ratings }: Pick<ClientData['overview'], 'ratings'>) {
  const { t } = useTranslation();
  const [debil = 0, media = 0, fuerte = 0] = strengths.map((strength) => virtuesRated(ratings, strength).length);
  const unrated = virtues.length - debil - media - fuerte;
  return (
    <Rosette
      strengths={strengthValues(ratings)}
      title={t('clientFrame.rosette', { debil, media, fuerte, unrated })}
      className="size-18 max-sm:col-start-3 sm:size-28"
    />
  );
}
