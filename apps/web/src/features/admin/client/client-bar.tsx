import { isTeam } from '@miraco/domain/access';
import { phaseNumber } from '@miraco/domain/user-phase';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { type ClientPage, useClientPageTitle } from '#features/admin/client-pages.ts';
import { addressOf, useListPlace } from '#features/admin/list-place.ts';
import { UserAvatar } from '#parts/picture/user-avatar.tsx';
import { fullName } from '#shared/full-name.ts';
import { Link } from '#shared/router/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ClientRosette } from './client-rosette.tsx';
import { ClientLastActive } from './last-active.tsx';
import { ClientNeighbours, type Neighbours } from './neighbours.tsx';

interface ClientBarProps {
  data: ClientData;
  page: ClientPage;
  /** Undefined while loading. */
  neighbours: Neighbours | undefined;
  /** What can be done with the client. */
  menu: ReactNode;
}

/** One line that says whose page it is, and stays in sight while the page scrolls under it. */
export function ClientBar({ data: { user, overview }, page, neighbours, menu }: ClientBarProps) {
  const { t } = useTranslation();
  const title = useClientPageTitle()(page);
  const list = addressOf(useListPlace());
  const isClient = !isTeam(user.tests);
  const back = t('admin.backToUsers');
  return (
    <div className="sticky top-(--top-bar) z-10 -mx-4 -mt-6 flex min-h-15 items-center gap-x-2 bg-background px-2 sm:-mx-6 sm:gap-x-3 sm:px-4 lg:-mt-8 print:static print:mt-0">
      <Button asChild variant="ghost" size="icon" className="print:hidden">
        <Link to={list} aria-label={back} title={back}>
          <ArrowLeft aria-hidden="true" />
        </Link>
      </Button>
      <UserAvatar name={fullName(user)} image={user.image} size="sm" className="max-sm:hidden" />
      <div className="min-w-0 flex-1 leading-tight">
        <h1 tabIndex={-1} className="line-clamp-2 text-[1.2rem] leading-tight sm:text-[1.5rem]">
          <bdi className="[overflow-wrap:anywhere]">{fullName(user)}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 text-[0.9rem] text-muted-foreground">
          <span className="max-sm:sr-only">{title}</span>
          {isClient && <Badge variant="primary">{t('clientFrame.inPhase', { number: phaseNumber(user.phase) })}</Badge>}
          {user.disabled && <Badge variant="outline">{t('admin.disabled')}</Badge>}
          <span className="max-md:hidden">
            <ClientLastActive user={user} />
          </span>
        </p>
      </div>
      {neighbours && <ClientNeighbours page={page} neighbours={neighbours} />}
      {isClient && <ClientRosette ratings={overview.ratings} className="size-13 max-sm:hidden" />}
      {menu}
    </div>
  );
}
