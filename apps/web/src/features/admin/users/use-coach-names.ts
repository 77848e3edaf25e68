import { useMemo } from 'react';
import { fullName } from '#shared/full-name.ts';
import { useSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import type { CoachNames } from './columns.tsx';

/** The names of those who accompany clients, for administrators. */
export function useCoachNames(): CoachNames {
  const administers = useSession()?.isAdministrator === true;
  const team = trpc.admin.team.useQuery(undefined, { enabled: administers }).data;
  return useMemo(
    () => (administers ? new Map(team?.map((member) => [member.id, fullName(member)])) : undefined),
    [administers, team],
  );
}
