import { type RefObject, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { InvitationLink } from '#features/admin/invitation-link.tsx';
import { firstDirection, type ListPlace } from '#features/admin/list-place.ts';
import { PhaseDialog } from '#features/admin/phase-dialog.tsx';
import { RemoveUserDialog } from '#features/admin/remove-user-dialog.tsx';
import { useInvite } from '#features/admin/use-invite.ts';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';
import { useMedia } from '#ui/use-media.ts';
import { UserCards } from './cards.tsx';
import type { Sorting } from './columns.tsx';
import { focusRow, moveBetweenRows, rowPosition } from './keys.ts';
import type { RowAction } from './menu.tsx';
import { SelectedActions } from './selected-actions.tsx';
import { SelectionProvider, useNewSelection } from './selection.ts';
import { UsersTable } from './table.tsx';

interface UsersRowsProps {
  region: RefObject<HTMLDivElement | null>;
  /** Undefined while loading. */
  users: UserRow[] | undefined;
  place: ListPlace;
  onGo: (place: ListPlace) => void;
}

function fullNameOf(users: readonly UserRow[] | undefined, id: string | undefined): string {
  const user = users?.find((one) => one.id === id);
  return user ? fullName(user) : '';
}

/** The rows of the list, and the dialogs that their menus open. */
export function UsersRows({ region, users, place, onGo }: UsersRowsProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  // A phone in portrait is too narrow for a table.
  const narrow = useMedia('(width < 40rem)');
  const utils = trpc.useUtils();
  const { mail, getLink, ...invite } = useInvite();
  const selection = useNewSelection(JSON.stringify(place));
  // The user is kept while the dialog closes: it returns the focus.
  const [removing, setRemoving] = useState<{ user: UserRow; open: boolean }>();
  const [opening, setOpening] = useState<{ data: ClientData; open: boolean }>();

  const act = useCallback<RowAction>(
    async (kind, user) => {
      if (kind === 'remove') return setRemoving({ user, open: true });
      if (kind === 'invite') return mail([user.id]);
      if (kind === 'link') return getLink(user.id);
      try {
        // Fetched before each decision: it has to be up to date.
        const [overview, words] = await Promise.all([
          utils.conscience.overview.fetch({ user: user.id }, { staleTime: 0 }),
          utils.method.virtues.ensureData(),
        ]);
        setOpening({ data: { user, overview, words }, open: true });
      } catch (error) {
        toast({ tone: 'error', title: t('admin.notLoaded'), description: failure(error) });
      }
    },
    [utils, failure, mail, getLink, t],
  );
  const afterRemoval = async (user: UserRow) => {
    const position = region.current ? rowPosition(region.current, user.id) : 0;
    setRemoving({ user, open: false });
    toast({ title: t('user.deleted'), description: fullName(user) });
    await utils.admin.users.list.invalidate();
    // The row is removed, and the focus would be lost with it.
    requestAnimationFrame(() => region.current && focusRow(region.current, Math.max(position, 0)));
  };
  const sorting: Sorting = {
    sort: place.sort,
    direction: place.direction,
    onSort: (sort) => {
      const turned = place.direction === 'asc' ? 'desc' : 'asc';
      const direction = sort === place.sort ? turned : firstDirection(sort);
      onGo({ ...place, sort, direction, page: undefined });
    },
  };
  return (
    <>
      {!users && (
        <p role="status" className="sr-only">
          {t('common.loading')}
        </p>
      )}
      {/*
       * biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between links, which are the interactive elements
       */}
      <div ref={region} onKeyDown={moveBetweenRows}>
        {users && users.length > 0 && <SelectedActions selection={selection} users={users} />}
        <SelectionProvider value={selection}>
          {narrow ? (
            <UserCards users={users} onAct={act} />
          ) : (
            <UsersTable users={users} sorting={sorting} onAct={act} />
          )}
        </SelectionProvider>
      </div>
      {users && users.length > 0 && (
        <p className="mt-3 text-[0.9rem] text-muted-foreground pointer-coarse:hidden max-sm:hidden">
          {t('admin.keysHint')}
        </p>
      )}
      <InvitationLink name={fullNameOf(users, invite.link?.id)} link={invite.link?.url} onClose={invite.closeLink} />
      {opening && (
        <PhaseDialog
          key={opening.data.user.id}
          data={opening.data}
          open={opening.open}
          onOpenChange={(open) => setOpening({ ...opening, open })}
        />
      )}
      {removing && (
        <RemoveUserDialog
          key={removing.user.id}
          id={removing.user.id}
          name={fullName(removing.user)}
          username={removing.user.username}
          open={removing.open}
          onOpenChange={(open) => setRemoving({ ...removing, open })}
          onRemoved={() => void afterRemoval(removing.user)}
        />
      )}
    </>
  );
}
