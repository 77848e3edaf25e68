import { EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#shared/full-name.ts';
import { late } from '#shared/loading/late.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import type { ClientItemsProps } from './client-items.tsx';

const items = late(() => import('./client-items.tsx'), 'ClientItems');

/** What can be done with a client on each of their pages. A phone has no room for buttons: there it holds those too. */
export function ClientMenu(props: Omit<ClientItemsProps, 'trigger'>) {
  const { t } = useTranslation();
  const label = t('clientPages.more', { name: fullName(props.user) });
  return (
    <MenuButton
      ref={props.notes.menu}
      load={items.load}
      menu={(trigger) => <items.Part trigger={trigger} {...props} />}
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
    >
      <EllipsisVertical aria-hidden="true" />
    </MenuButton>
  );
}
