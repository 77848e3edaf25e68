import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';

/** Long enough to read how many, and to press undo. In milliseconds. */
const undoTime = 10_000;

/** The selected clients in words: one is named, several are counted. */
export interface Chosen {
  ids: readonly string[];
  count: number;
  name: string;
}

export function chosenOf(users: readonly Pick<UserRow, 'id' | 'firstname' | 'lastname'>[]): Chosen {
  const [first] = users;
  return { ids: users.map(({ id }) => id), count: users.length, name: first ? fullName(first) : '' };
}

/** Fetches again what lists clients, after some were changed. */
export function useRefreshClients() {
  const { admin } = trpc.useUtils();
  return useCallback(
    () =>
      Promise.all([
        admin.users.invalidate(),
        admin.groups.invalidate(),
        admin.team.invalidate(),
        admin.desk.invalidate(),
        admin.activity.invalidate(),
      ]),
    [admin],
  );
}

/** Says that nothing was changed, and why: the bar of the selection has no place for it. */
function useNotDone() {
  const { t } = useTranslation();
  const { failure } = useFailure();
  return (error: unknown) => {
    toast({ tone: 'error', title: t('deeds.failed'), description: failure(error) });
    return true;
  };
}

interface Moved {
  chosen: Chosen;
  archived: boolean;
  undoes?: boolean;
}

/** Puts clients away or brings them back, with undo. */
export function useArchive(onDone: () => void) {
  const { t } = useTranslation();
  const sending = useSend({
    send: ({ chosen, archived }: Moved, call) =>
      api.admin.users.archive.mutate({ ids: [...chosen.ids], archived }, call()),
    refresh: useRefreshClients(),
    onFailed: useNotDone(),
    onSent: (_, { chosen, archived, undoes }) => {
      if (undoes) return toast({ title: t('deeds.undone') });
      toast({
        title: t(archived ? 'deeds.archived' : 'deeds.back', { count: chosen.count, name: chosen.name }),
        ...(archived && { description: t('deeds.archivedText') }),
        duration: undoTime,
        action: {
          label: t('deeds.undo'),
          onSelect: () => void sending.send({ chosen, archived: !archived, undoes: true }),
        },
      });
      onDone();
    },
  });
  return sending;
}

export interface NextCoach {
  id: string | null;
  name: string;
}

interface Handed {
  users: readonly UserRow[];
  coach: NextCoach;
  undoes?: boolean;
}

/** The ids of users by the coach whom they have. */
function byCoach(users: readonly UserRow[]): Map<string | null, string[]> {
  const ids = new Map<string | null, string[]>();
  for (const { id, coach } of users) ids.set(coach, [...(ids.get(coach) ?? []), id]);
  return ids;
}

/** Hands clients to another coach, or to none, with undo. */
export function useHandOver(onDone: () => void) {
  const { t } = useTranslation();
  const sending = useSend({
    send: async ({ users, coach, undoes }: Handed, call) => {
      if (!undoes) {
        await api.admin.users.assignCoach.mutate({ ids: users.map(({ id }) => id), coach: coach.id }, call());
        return;
      }
      // Each gets the coach back whom they had.
      for (const [before, ids] of byCoach(users)) {
        await api.admin.users.assignCoach.mutate({ ids, coach: before }, call());
      }
    },
    refresh: useRefreshClients(),
    onFailed: useNotDone(),
    onSent: (_, { users, coach, undoes }) => {
      if (undoes) return toast({ title: t('deeds.undone') });
      const changed = users.filter((user) => user.coach !== coach.id);
      const already = users.length - changed.length;
      if (changed.length === 0) return toast({ tone: 'info', title: t('deeds.theirsAlready', { count: already }) });
      toast({
        title: t(coach.id ? 'deeds.coached' : 'deeds.uncoached', { ...chosenOf(changed), coach: coach.name }),
        ...(already > 0 && { description: t('deeds.theirsAlready', { count: already }) }),
        duration: undoTime,
        action: { label: t('deeds.undo'), onSelect: () => void sending.send({ users: changed, coach, undoes: true }) },
      });
      onDone();
    },
  });
  return sending;
}
