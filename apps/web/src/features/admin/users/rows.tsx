import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDirection, type ListPlace } from '#features/admin/list-place.ts';
import { useInvite } from '#features/admin/use-invite.ts';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';
import { useMedia } from '#ui/use-media.ts';
import { UserCards } from './cards.tsx';
import type { Sorting } from './columns.tsx';
import { focusRow, moveBetweenRows, rowPosition } from './keys.ts';
import type { RowAction } from './menu-items.tsx';
import type { Asked } from './row-dialog.tsx';
import { SelectedUsers } from './selected-users.tsx';
import { SelectionProvider, useNewSelection } from './selection.ts';
import { UsersTable } from './table.tsx';
import { chosenOf, useArchive } from './use-deeds.ts';

interface UsersRowsProps {
  region: RefObject<HTMLDivElement | null>;
  /** Undefined while loading. */
  users: UserRow[] | undefined;
  place: ListPlace;
  /** How many there are. */
  found: ReactNode;
  onGo: (place: ListPlace) => void;
}

// The menus are used now and then: the list itself loads faster without their dialogs.
const loadDialog = async () => (await import('./row-dialog.tsx')).RowDialog;
const RowDialog = optionalPart(loadDialog);

/** The rows of the list, and the dialogs that their menus open. */
export function UsersRows({ region, users, place, found, onGo }: UsersRowsProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  // A phone in portrait is too narrow for a table.
  const narrow = useMedia('(width < 40rem)');
  const utils = trpc.useUtils();
  const selection = useNewSelection(JSON.stringify(place));
  const [asked, setAsked] = useState<Asked>();
  const { mail, getLink } = useInvite((id, url) => {
    const user = users?.find((one) => one.id === id);
    if (user) setAsked({ kind: 'link', user, url, open: true });
  });

  const { send: archive } = useArchive(() => undefined);

  const act = useCallback<RowAction>(
    async (kind, user) => {
      if (kind === 'invite') return mail([user.id]);
      if (kind === 'archive') return archive({ chosen: chosenOf([user]), archived: user.list !== 'archived' });
      try {
        await loadDialog();
        if (kind === 'link') return getLink(user.id);
        if (kind === 'remove' || kind === 'lock') return setAsked({ kind, user, open: true });
        // Fetched before each decision: it has to be up to date.
        const [overview, words] = await Promise.all([
          utils.conscience.overview.fetch({ user: user.id }, { staleTime: 0 }),
          utils.method.virtues.ensureData(),
        ]);
        setAsked({ kind, user, data: { user, overview, words }, open: true });
      } catch (error) {
        toast({ tone: 'error', title: t('admin.notLoaded'), description: failure(error) });
      }
    },
    [utils, failure, mail, getLink, archive, t],
  );
  const afterRemoval = async (user: UserRow) => {
    const position = region.current ? rowPosition(region.current, user.id) : 0;
    setAsked({ kind: 'remove', user, open: false });
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
        {/* Reserves the height of the row with the number of users. */}
        {!users && <div className="mb-2 h-11" />}
        {users && users.length > 0 && <SelectedUsers selection={selection} users={users} onAct={act} found={found} />}
        <SelectionProvider value={selection}>
          {narrow ? (
            <UserCards users={users} list={place.list} onAct={act} />
          ) : (
            <UsersTable users={users} list={place.list} sorting={sorting} onAct={act} />
          )}
        </SelectionProvider>
      </div>
      {users && users.length > 0 && (
        <p className="mt-3 text-[0.9rem] text-muted-foreground pointer-coarse:hidden max-sm:hidden">
          {t('admin.keysHint')}
        </p>
      )}
      {asked && (
        <RowDialog
          key={asked.user.id + asked.kind}
          asked={asked}
          onOpenChange={(open) => setAsked({ ...asked, open })}
          onRemoved={() => void afterRemoval(asked.user)}
        />
      )}
    </>
  );
}
