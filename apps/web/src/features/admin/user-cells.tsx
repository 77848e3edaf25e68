import { paths } from '@miraco/contract/paths';
import { isAdministrator, isTeam } from '@miraco/domain/access';
import { phases } from '@miraco/domain/phases';
import { phaseNumber } from '@miraco/domain/user-phase';
import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import { pathOf } from '#shared/router/patterns.ts';
import { useLocation } from '#shared/router/router.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { clientPage, useClientPageTitle } from './client-pages.ts';
import type { FromList } from './list-place.ts';

export type UserRow = Outputs['admin']['users']['list']['users'][number];

const phaseClasses =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-md font-medium text-primary tabular-nums no-underline hover:bg-muted aria-[current]:bg-secondary aria-[current]:text-secondary-foreground sm:w-8';

interface CellProps {
  user: UserRow;
}

/** The name, linked to the client's overview or the account of somebody on the team, the username behind it, and the marks of the account. */
export function UserName({ user }: CellProps) {
  const { t } = useTranslation();
  const from = useFromList();
  const name = fullName(user);
  return (
    <span className="flex min-w-0 items-center gap-x-2">
      <Link
        to={clientPage(isTeam(user.tests) ? 'account' : 'overview', user.id)}
        state={from}
        data-user-link=""
        title={name}
        className="inline-flex min-h-11 min-w-0 items-center font-medium text-foreground no-underline hover:underline"
      >
        <bdi className="truncate">{name}</bdi>
      </Link>
      <bdi
        className="min-w-0 shrink-[4] truncate font-normal text-[0.85rem] text-muted-foreground"
        title={user.username}
      >
        {user.username}
      </bdi>
      {isTeam(user.tests) && (
        <Badge variant="primary">{t(isAdministrator(user.tests) ? 'admin.administrator' : 'admin.coach')}</Badge>
      )}
    </span>
  );
}

/** Whether a user can sign in, how far they are on the way there, and when they last did. */
export function UserAccess({ user }: CellProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { disabled, lastLogin, state } = user;
  if (disabled) return <Badge variant="outline">{t('admin.disabled')}</Badge>;
  // Nobody was invited to an account with a password.
  if (state !== 'active' && state !== 'new') return <Badge variant="outline">{t(`accountState.${state}`)}</Badge>;
  if (lastLogin === null) return <span className="text-muted-foreground">{t('admin.neverSignedIn')}</span>;
  return (
    <time dateTime={new Date(lastLogin).toISOString()} className="tabular-nums">
      {dateFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(lastLogin)}
    </time>
  );
}

/** Location state of a user's page, so that it can link back to this page of the list. */
function useFromList(): FromList {
  return { listSearch: useLocation().search };
}

/** Links to the results of each phase; the one that the client is in is marked. */
export function PhaseLinks({ user }: CellProps) {
  const { t } = useTranslation();
  const from = useFromList();
  const titleOf = useClientPageTitle();
  return (
    <>
      <span className="sr-only">{t('nav.phase', { number: phaseNumber(user.phase) })}</span>
      {phases.map(({ name: phase, number }) => (
        <Link
          key={phase}
          to={clientPage(phase, user.id)}
          state={from}
          aria-label={t('clientFrame.phaseOf', { number, name: fullName(user) })}
          aria-current={phase === user.phase ? 'step' : undefined}
          title={titleOf(phase)}
          className={phaseClasses}
        >
          {number}
        </Link>
      ))}
    </>
  );
}

export function SettingsLink({ user }: CellProps) {
  const { t } = useTranslation();
  const from = useFromList();
  const label = t('admin.settingsOf', { name: fullName(user) });
  return (
    <Button asChild variant="ghost" size="icon">
      <Link to={pathOf(paths.editUser, { id: user.id })} state={from} aria-label={label} title={t('admin.settings')}>
        <Settings aria-hidden="true" />
      </Link>
    </Button>
  );
}
