import { isTeam } from '@miraco/domain/access';
import { isWritable } from '@miraco/domain/user-phase';
import { Archive, ArchiveRestore, Link2, LockKeyhole, LockKeyholeOpen, Send, ShieldBan, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { useSession } from '#shared/session/session.ts';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';

export type RowAction = (kind: 'phase' | 'archive' | 'lock' | 'remove' | 'invite' | 'link', user: UserRow) => void;

interface UserItemsProps {
  trigger: ReactElement;
  user: UserRow;
  onAct: RowAction;
}

/** The menu of a user in the list. */
export function UserItems({ trigger, user, onAct }: UserItemsProps) {
  const { t } = useTranslation();
  const session = useSession();
  // Deleting and locking are an administrator’s, and not of themselves: the page of their data says why.
  const rules = session?.isAdministrator === true && session.id !== user.id;
  const isArchived = user.list === 'archived';
  const opens = isWritable('conscience', user);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {user.state !== 'active' && !user.disabled && (
          <>
            <DropdownMenuItem onSelect={() => onAct('invite', user)}>
              <Send aria-hidden="true" />
              {t(user.state === 'new' ? 'invitations.send' : 'invitations.resend')}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => onAct('link', user)}>
              <Link2 aria-hidden="true" />
              {t('invitations.copy')}
            </DropdownMenuItem>
          </>
        )}
        <DropdownMenuItem onSelect={() => onAct('phase', user)}>
          {opens ? <LockKeyholeOpen aria-hidden="true" /> : <LockKeyhole aria-hidden="true" />}
          {t(opens ? 'clientFrame.phase.openTwo' : 'clientFrame.phase.backToOne')}
        </DropdownMenuItem>
        {user.list !== 'team' && (
          <DropdownMenuItem onSelect={() => onAct('archive', user)}>
            {isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
            {t(isArchived ? 'deeds.bringBack' : 'deeds.archive')}
          </DropdownMenuItem>
        )}
        {rules && isTeam(user.tests) && (
          <DropdownMenuItem className="text-destructive" onSelect={() => onAct('lock', user)}>
            <ShieldBan aria-hidden="true" />
            {t('admin.lockUser')}
          </DropdownMenuItem>
        )}
        {rules && (
          <DropdownMenuItem className="text-destructive" onSelect={() => onAct('remove', user)}>
            <Trash2 aria-hidden="true" />
            {t('admin.removeUser')}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
