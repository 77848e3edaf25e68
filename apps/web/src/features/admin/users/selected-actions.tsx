import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationLink } from '#features/admin/invitation-link.tsx';
import { useInvite } from '#features/admin/use-invite.ts';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { fullName } from '#shared/full-name.ts';
import { useSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { PlaceDialog, type PlaceKind } from './place-dialog.tsx';
import { type Selection, useSelected } from './selection.ts';

interface SelectedActionsProps {
  selection: Selection;
  /** Those on the page. */
  users: readonly UserRow[];
}

/** What can be done with the selected users; the checkbox selects the whole page. */
export function SelectedActions({ selection, users }: SelectedActionsProps) {
  const { t } = useTranslation();
  const administers = useSession()?.isAdministrator === true;
  const mailed = trpc.admin.users.mailsInvitations.useQuery().data;
  const invite = useInvite();
  const [changing, setChanging] = useState<PlaceKind>();
  const chosen = useSelected(selection);
  // Somebody may have left the page meanwhile.
  const ids = users.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const [only] = users.filter(({ id }) => id === ids[0]);
  const all = ids.length === users.length;
  return (
    <div className="mb-3 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          checked={all ? true : ids.length > 0 ? 'indeterminate' : false}
          onCheckedChange={() => selection.replace(all ? [] : users.map(({ id }) => id))}
          label={
            ids.length === 0 ? (
              <span className="text-muted-foreground">{t('selection.all')}</span>
            ) : (
              <span role="status" className="font-medium tabular-nums">
                {t('selection.count', { count: ids.length })}
              </span>
            )
          }
        />
        {ids.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {mailed !== false && (
              <Button size="sm" variant="secondary" loading={invite.busy} onClick={() => void invite.mail(ids)}>
                {t('selection.invite')}
              </Button>
            )}
            {mailed === false && ids.length === 1 && (
              <Button size="sm" variant="secondary" onClick={() => void invite.getLink(ids[0] ?? '')}>
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
            <Button size="sm" variant="ghost" onClick={() => selection.replace([])}>
              {t('selection.none')}
            </Button>
          </div>
        )}
      </div>
      <InvitationLink name={only ? fullName(only) : ''} link={invite.link?.url} onClose={invite.closeLink} />
      {changing && (
        <PlaceDialog
          key={changing}
          kind={changing}
          ids={ids}
          onClose={() => setChanging(undefined)}
          onChanged={() => selection.replace([])}
        />
      )}
    </div>
  );
}
