import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#shared/full-name.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/dropdown-menu.tsx';
import type { NextCoach } from './use-deeds.ts';

interface CoachItemsProps {
  trigger: ReactElement;
  team: Outputs['admin']['team'];
  onChoose: (coach: NextCoach) => void;
}

/** The menu of coaches. */
export function CoachItems({ trigger, team, onChoose }: CoachItemsProps) {
  const { t } = useTranslation();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
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
