import { useTranslation } from 'react-i18next';
import { late } from '#shared/loading/late.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { MenuButton } from '#ui/menu-button.tsx';
import type { NextCoach } from './use-deeds.ts';

const items = late(() => import('./coach-items.tsx'), 'CoachItems');

interface CoachMenuProps {
  busy: boolean;
  onChoose: (coach: NextCoach) => void;
}

/** Those on the team who can accompany clients, and nobody: one press hands the selected clients over. */
export function CoachMenu({ busy, onChoose }: CoachMenuProps) {
  const { t } = useTranslation();
  const team = trpc.admin.team.useQuery().data ?? [];
  return (
    <MenuButton
      load={items.load}
      menu={(trigger) => <items.Part trigger={trigger} team={team} onChoose={onChoose} />}
      size="sm"
      variant="secondary"
      loading={busy}
    >
      {t('deeds.coach')}
    </MenuButton>
  );
}
