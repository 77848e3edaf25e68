import { trpc } from '#shared/trpc/trpc.ts';

/** Fetches the notes about a client again, wherever they are shown. */
export function useRefreshNotes(user: string) {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.admin.coachNotes.invalidate(), utils.admin.clientOverview.of.invalidate({ user })]);
}
