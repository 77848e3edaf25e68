import { isWritable } from '@miraco/domain/user-phase';
import { Ellipsis, Link2, LockKeyhole, LockKeyholeOpen, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { fullName } from '#shared/full-name.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';

export type RowAction = (kind: 'phase' | 'remove' | 'invite' | 'link', user: UserRow) => void;

interface UserMenuProps {
  user: UserRow;
  onAct: RowAction;
}

/** The less frequent actions on a user. The menu is mounted on first use: 500 menus would be slow. */
export function UserMenu({ user, onAct }: UserMenuProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const label = t('admin.moreFor', { name: fullName(user) });
  if (wanted) return <WantedMenu user={user} onAct={onAct} label={label} />;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      <Ellipsis aria-hidden="true" />
    </Button>
  );
}

function WantedMenu({ user, onAct, label }: UserMenuProps & { label: string }) {
  const { t } = useTranslation();
  // Administrators cannot delete themselves: the page of their data says why.
  const isOwn = useSession()?.id === user.id;
  const opens = isWritable('conscience', user);
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={label}>
          <Ellipsis aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
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
