import { accountStates } from '@miraco/domain/invitation';
import { phaseNumber } from '@miraco/domain/user-phase';
import { levels } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { type ListPlace, listedPhases, type PanelFilter } from '#features/admin/list-place.ts';
import { fullName } from '#shared/full-name.ts';
import { useSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';

interface FilterChoice<Value = string> {
  value: Value;
  label: string;
}

type Choices = { [Name in PanelFilter]: FilterChoice<NonNullable<ListPlace[Name]>>[] };

/** The values that each filter of the panel offers in a list, by their names; none where a filter says nothing about it. */
export function useFilterChoices({ list, coach }: ListPlace): Choices {
  const { t } = useTranslation();
  const administers = useSession()?.isAdministrator === true;
  const team = trpc.admin.team.useQuery(undefined, { enabled: administers }).data ?? [];
  const groups = trpc.admin.groups.all.useQuery().data ?? [];
  const states = accountStates.map((value) => ({ value, label: t(`listFilters.states.${value}`) }));
  if (list === 'team') return { level: [], phase: [], accountState: states, coach: [], group: [] };
  return {
    level: levels.map((value) => ({ value, label: t(`levels.${value}`) })),
    phase: listedPhases.map((value) => ({ value, label: t('nav.phase', { number: phaseNumber(value) }) })),
    accountState: states,
    coach: team
      .filter(({ id, clients }) => clients > 0 || id === coach)
      .map((member) => ({ value: member.id, label: fullName(member) })),
    group: groups.map(({ id, name }) => ({ value: id, label: name })),
  };
}
