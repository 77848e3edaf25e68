import { paths } from '@miraco/contract/paths';
import { isAdministrator, isTeam } from '@miraco/domain/access';
import { phases } from '@miraco/domain/phases';
import { phaseNumber } from '@miraco/domain/user-phase';
import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, useLocation } from 'react-router';
import { CrisisMark } from '#charts/crisis-mark.tsx';
import { LevelMark } from '#charts/level-mark.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { clientPage, useClientPageTitle } from './client-pages.ts';
import type { FromList } from './list-place.ts';

export type UserRow = Outputs['admin']['users']['list']['users'][number];

interface CellProps {
  user: UserRow;
}

/** The name, linked to the client's overview or the account of somebody on the team, and the marks of the account. */
export function UserName({ user }: CellProps) {
  const { t } = useTranslation();
  const from = useFromList();
  // Nobody was invited to an account with a password, and the column of the last visit says that it is new.
  const { disabled, state } = user;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Link
        to={clientPage(isTeam(user.tests) ? 'account' : 'overview', user.id)}
        state={from}
        data-user-link=""
        className="inline-flex min-h-11 min-w-0 items-center font-medium text-foreground no-underline [overflow-wrap:anywhere] hover:underline"
      >
        <bdi>{fullName(user)}</bdi>
      </Link>
      {isTeam(user.tests) && (
        <Badge variant="primary">{t(isAdministrator(user.tests) ? 'admin.administrator' : 'admin.coach')}</Badge>
      )}
      {state !== 'active' && state !== 'new' && !disabled && (
        <Badge variant="outline">{t(`accountState.${state}`)}</Badge>
      )}
      {disabled && <Badge variant="outline">{t('admin.disabled')}</Badge>}
    </span>
  );
}

export function UserPhase({ user }: CellProps) {
  const { t } = useTranslation();
  return <span className="whitespace-nowrap">{t('nav.phase', { number: phaseNumber(user.phase) })}</span>;
}

/** The level of the initial test, and the blocks in crisis of the latest one. */
export function UserWellness({ user }: CellProps) {
  const { t } = useTranslation();
  return (
    <span className="grid gap-1">
      {user.wellness ? (
        <LevelMark level={user.wellness} size="sm" />
      ) : (
        <span className="text-muted-foreground">{t('admin.noInitialTest')}</span>
      )}
      <CrisisMark blocks={user.crisisBlocks} />
    </span>
  );
}

export function LastLogin({ user }: CellProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (user.lastLogin === null) return <span className="text-muted-foreground">{t('admin.neverSignedIn')}</span>;
  const moment = new Date(user.lastLogin);
  return (
    <time dateTime={moment.toISOString()}>
      {dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)}
    </time>
  );
}

/** Location state of a user's page, so that it can link back to this page of the list. */
function useFromList(): FromList {
  return { listSearch: useLocation().search };
}

/** Links to the results of each phase. */
export function PhaseLinks({ user }: CellProps) {
  const { t } = useTranslation();
  const from = useFromList();
  const titleOf = useClientPageTitle();
  return phases.map(({ name: phase, number }) => (
    <Button key={phase} asChild variant="ghost" size="icon" className="text-primary tabular-nums">
      <Link
        to={clientPage(phase, user.id)}
        state={from}
        aria-label={t('clientFrame.phaseOf', { number, name: fullName(user) })}
        title={titleOf(phase)}
      >
        {number}
      </Link>
    </Button>
  ));
}

export function SettingsLink({ user }: CellProps) {
  const { t } = useTranslation();
  const from = useFromList();
  const label = t('admin.settingsOf', { name: fullName(user) });
  return (
    <Button asChild variant="ghost" size="icon">
      <Link
        to={generatePath(paths.editUser, { id: user.id })}
        state={from}
        aria-label={label}
        title={t('admin.settings')}
      >
        <Settings aria-hidden="true" />
      </Link>
    </Button>
  );
}
