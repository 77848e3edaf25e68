import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { InvitationLink } from '#features/admin/invitation-link.tsx';
import { LockDialog } from '#features/admin/lock-dialog.tsx';
import { PhaseDialog } from '#features/admin/phase-dialog.tsx';
import { RemoveUserDialog } from '#features/admin/remove-user-dialog.tsx';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { fullName } from '#shared/full-name.ts';

/** What was asked for in the menu of a user. It is kept while the dialog closes: it returns the focus. */
export type Asked = { user: UserRow; open: boolean } & (
  | { kind: 'remove' }
  | { kind: 'lock' }
  | { kind: 'phase'; data: ClientData }
  | { kind: 'link'; url: string }
);

interface RowDialogProps {
  asked: Asked;
  onOpenChange: (open: boolean) => void;
  onRemoved: () => void;
}

/** The dialogs that the menu of a user opens. */
export function RowDialog({ asked, onOpenChange, onRemoved }: RowDialogProps) {
  const { t } = useTranslation();
  const { user, open } = asked;
  if (asked.kind === 'phase') return <PhaseDialog data={asked.data} open={open} onOpenChange={onOpenChange} />;
  if (asked.kind === 'link') {
    return (
      <InvitationLink
        name={fullName(user)}
        text={t('invitations.linkText')}
        link={open ? asked.url : undefined}
        onClose={() => onOpenChange(false)}
      />
    );
  }
  if (asked.kind === 'lock') return <LockDialog user={user} open={open} onOpenChange={onOpenChange} />;
  return (
    <RemoveUserDialog
      id={user.id}
      name={fullName(user)}
      username={user.username}
      open={open}
      onOpenChange={onOpenChange}
      onRemoved={onRemoved}
    />
  );
}
