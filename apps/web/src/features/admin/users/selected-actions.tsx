import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvite } from '#features/admin/use-invite.ts';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { useSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import type { RowAction } from './menu.tsx';
import { PlaceDialog, type PlaceKind } from './place-dialog.tsx';

interface SelectedActionsProps {
  chosen: readonly UserRow[];
  onAct: RowAction;
  onClear: () => void;
}

/** What can be done with the selected users. */
export function SelectedActions({ chosen, onAct, onClear }: SelectedActionsProps) {
  const { t } = useTranslation();
  const administers = useSession()?.isAdministrator === true;
  const mailed = trpc.admin.users.mailsInvitations.useQuery().data;
  const invite = useInvite(() => undefined);
  const [changing, setChanging] = useState<PlaceKind>();
  const ids = chosen.map(({ id }) => id);
  const [only] = chosen;
  return (
    <div className="flex flex-wrap gap-2">
      {mailed !== false && (
        <Button size="sm" variant="secondary" loading={invite.mailing} onClick={() => void invite.mail(ids)}>
          {t('selection.invite')}
        </Button>
      )}
      {mailed === false && only && chosen.length === 1 && (
        <Button size="sm" variant="secondary" onClick={() => onAct('link', only)}>
          {t('invitations.copy')}
        </Button>
      )}
      {administers && (
        <Button size="sm" variant="secondary" onClick={() => setChanging('coach')}>
          {t('selection.coach')}
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => setChanging('group')}>
        {t('selection.group')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('selection.none')}
      </Button>
      {changing && (
        <PlaceDialog
          key={changing}
          kind={changing}
          ids={ids}
          onClose={() => setChanging(undefined)}
          onChanged={onClear}
        />
      )}
    </div>
  );
}
