import { isTeam } from '@miraco/domain/access';
import type { ClientData } from '#features/admin/client-data.ts';
import { type ClientPage, clientPage, clientPages } from '#features/admin/client-pages.ts';
import type { CoachNotesOpen } from '#features/admin/notes/notes-open.ts';
import { leaveBy } from '#shared/leaving/unsaved-changes.ts';
import { navigate } from '#shared/router/history.ts';
import { useLocation } from '#shared/router/router.tsx';
import { useShortcuts } from '#shared/shortcuts.ts';
import type { Neighbours } from './neighbours.tsx';

interface ClientKeys {
  user: ClientData['user'];
  page: ClientPage;
  neighbours: Neighbours | undefined;
  notes: CoachNotesOpen;
}

/** The keys of a client's pages: the next and the previous client, the pages by number, and a note. */
export function useClientKeys({ user, page, neighbours, notes }: ClientKeys): void {
  const { state } = useLocation();
  const go = (to: string, kept = '') => leaveBy(() => navigate({ pathname: to, search: kept }, { state }));
  // The tab is read when the key is pressed: the router's own location comes after the tab that was just opened.
  const toClient = (other: string | null | undefined) =>
    other ? () => go(clientPage(page, other), globalThis.location.search) : undefined;
  // Somebody on the team has one page, and no notes.
  const own = isTeam(user.tests)
    ? {}
    : {
        n: notes.write,
        ...Object.fromEntries(clientPages.map((other, place) => [String(place), () => go(clientPage(other, user.id))])),
      };
  useShortcuts({
    j: toClient(neighbours?.next),
    k: toClient(neighbours?.previous),
    ...own,
  });
}
