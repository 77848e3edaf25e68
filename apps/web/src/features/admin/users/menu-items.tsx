import { isWritable } from '@miraco/domain/user-phase';
import { Link2, LockKeyhole, LockKeyholeOpen, Send, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { useSession } from '#shared/session/session.ts';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';

export type RowAction = (kind: 'phase' | 'remove' | 'invite' | 'link', user: UserRow) => void;

interface UserItemsProps {
  trigger: ReactElement;
  user: UserRow;
  onAct: RowAction;
}

/** The menu of a user in the list. */
export function UserItems({ trigger, user, onAct }: UserItemsProps) {
  const { t } = useTranslation();
  // Administrators cannot delete themselves: the page of their data says why.
  const isOwn = useSession()?.id === user.id;
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
        {!isOwn && (
          <DropdownMenuItem className="text-destructive" onSelect={() => onAct('remove', user)}>
            <Trash2 aria-hidden="true" />
            {t('admin.removeUser')}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
