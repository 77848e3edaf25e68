import { useTranslation } from 'react-i18next';
import { fullName } from '#shared/full-name.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/dropdown-menu.tsx';
import type { NextCoach } from './use-deeds.ts';

interface CoachMenuProps {
  busy: boolean;
  onChoose: (coach: NextCoach) => void;
}

/** Those on the team who can accompany clients, and nobody: one press hands the selected clients over. */
export function CoachMenu({ busy, onChoose }: CoachMenuProps) {
  const { t } = useTranslation();
  const team = trpc.admin.team.useQuery().data ?? [];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="secondary" loading={busy}>
          {t('deeds.coach')}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        className="max-h-(--radix-dropdown-menu-content-available-height) max-w-80 overflow-y-auto overscroll-contain"
      >
        {team
          .filter(({ disabled }) => !disabled)
          .map((member) => (
            <DropdownMenuItem key={member.id} onSelect={() => onChoose({ id: member.id, name: fullName(member) })}>
              <bdi className="min-w-0 truncate">{fullName(member)}</bdi>
            </DropdownMenuItem>
          ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => onChoose({ id: null, name: '' })}>{t('deeds.noCoach')}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
