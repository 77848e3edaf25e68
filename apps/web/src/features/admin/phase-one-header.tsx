import { strengthValues, virtuesRated } from '@miraco/domain/ratings';
import { strengths, virtues } from '@miraco/domain/virtues';
import { paths } from '@miraco/schemas/paths';
import { Printer, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, useLocation } from 'react-router';
import { UserAvatar } from '#app/user-avatar.tsx';
import { Rosette } from '#charts/rosette.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { BackToList } from './back-to-list.tsx';
import type { PhaseOneData } from './phase-one-data.ts';
import { CompleteConscience } from './phase-one-missing.tsx';
import { PhaseSwitch } from './phase-switch.tsx';
import { fullName } from './user-cells.tsx';

/** Whose page this is, and the ways on from it. */
export function PhaseOneHeader({ data }: { data: PhaseOneData }) {
  const { t } = useTranslation();
  const { user, overview } = data;
  // The page of the list that one came from goes along.
  const { state } = useLocation();
  return (
    <header className="mb-6">
      <BackToList />
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 sm:gap-x-6">
        <UserAvatar name={fullName(user)} image={user.image} size="lg" className="max-sm:size-14!" />
        <div className="min-w-0 max-sm:col-span-full max-sm:row-start-2 max-sm:mt-3">
          <h1 tabIndex={-1}>
            <bdi className="[overflow-wrap:anywhere]">{fullName(user)}</bdi>
          </h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
            <bdi className="[overflow-wrap:anywhere]">{user.username}</bdi>
            <Badge variant="primary">{t(user.activeTest ? 'user.phase1' : 'user.phase2')}</Badge>
            {user.disabled && <Badge variant="outline">{t('admin.disabled')}</Badge>}
          </p>
        </div>
        <ClientRosette ratings={overview.ratings} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-2 sm:gap-3">
        <PhaseSwitch data={data} />
        <Button asChild variant="secondary" className="max-sm:px-3! max-sm:text-[0.9rem] print:hidden">
          <Link to={generatePath(paths.editUser, { id: user.id })} state={state}>
            <Settings aria-hidden="true" />
            {t('phaseOne.userData')}
          </Link>
        </Button>
        <Button variant="ghost" className="max-sm:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('phaseOne.print')}
        </Button>
        <CompleteConscience data={data} />
      </div>
    </header>
  );
}

function ClientRosette({ ratings }: Pick<PhaseOneData['overview'], 'ratings'>) {
  const { t } = useTranslation();
  const [debil = 0, media = 0, fuerte = 0] = strengths.map((strength) => virtuesRated(ratings, strength).length);
  const unrated = virtues.length - debil - media - fuerte;
  return (
    <Rosette
      strengths={strengthValues(ratings)}
      title={t('phaseOne.rosette', { debil, media, fuerte, unrated })}
      className="size-18 max-sm:col-start-3 sm:size-28"
    />
  );
}
