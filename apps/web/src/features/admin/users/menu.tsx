import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { fullName } from '#shared/full-name.ts';
import { late } from '#shared/loading/late.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import type { RowAction } from './menu-items.tsx';

const items = late(() => import('./menu-items.tsx'), 'UserItems', 'deeds');

interface UserMenuProps {
  user: UserRow;
  onAct: RowAction;
}

/** The less frequent actions on a user. */
export function UserMenu({ user, onAct }: UserMenuProps) {
  const { t } = useTranslation();
  return (
    <MenuButton
      load={items.load}
      menu={(trigger) => <items.Part trigger={trigger} user={user} onAct={onAct} />}
      variant="ghost"
      size="icon"
      aria-label={t('admin.moreFor', { name: fullName(user) })}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}
