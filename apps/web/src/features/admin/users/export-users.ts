import type { UserListQuery } from '@miraco/contract/user-list';
import { phaseNumber } from '@miraco/domain/user-phase';
import { byteOrderMark, csvLines } from '#features/admin/csv-lines.ts';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { api } from '#shared/trpc/trpc.ts';

/** The server's largest page. */
const pageSize = 500;

/** The words of the file: its headers, the levels, and the names of coaches. */
export interface ExportWords {
  heads: readonly string[];
  wellness: (level: NonNullable<UserRow['wellness']>) => string;
  state: (user: UserRow) => string;
  coach: (id: NonNullable<UserRow['coach']>) => string;
}

const moment = (date: number | null) => (date === null ? '' : new Date(date).toISOString());

/** The values of a user in the order of the headers. */
function valuesOf(user: UserRow, words: ExportWords): string[] {
  return [
    user.firstname,
    user.lastname,
    user.username,
    user.email,
    user.address,
    user.phone,
    user.group ?? '',
    user.coach === null ? '' : words.coach(user.coach),
    user.language ?? '',
    String(phaseNumber(user.phase)),
    user.wellness ? words.wellness(user.wellness) : '',
    moment(user.lastLogin),
    moment(user.createdAt),
    user.latest ? words.wellness(user.latest.level) : '',
    moment(user.latest?.date ?? null),
    moment(user.weeklyAt),
    String(user.openExercises),
    words.state(user),
  ];
}

interface Exported {
  file: Blob;
  count: number;
  /** The search was capped at the newest users, so the file is incomplete. */
  capped: boolean;
}

/**
 * Exports all users of a list, in its order, as a file. @throws the error of the server or the network, and an AbortError once
 * stopped
 */
export async function exportUsers(
  query: UserListQuery,
  words: ExportWords,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
): Promise<Exported> {
  const parts = [byteOrderMark, await csvLines([words.heads])];
  let page: string | undefined;
  let count = 0;
  for (;;) {
    const input = { ...query, size: pageSize } as const;
    const list = await api.admin.users.list.query(page === undefined ? input : { ...input, page }, { signal });
    if (list.users.length > 0) parts.push(await csvLines(list.users.map((user) => valuesOf(user, words))));
    count += list.users.length;
    onProgress(count, list.total);
    if (list.next === null || list.users.length === 0) {
      return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count, capped: list.capped };
    }
    page = list.next;
  }
}
