import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvite } from '#features/admin/use-invite.ts';
import { useRemind } from '#features/admin/use-remind.ts';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { useSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { CoachMenu } from './coach-menu.tsx';
import { GroupDialog } from './group-dialog.tsx';
import type { RowAction } from './menu-items.tsx';
import { OpenPhaseDialog } from './open-phase-dialog.tsx';
import { chosenOf, useArchive, useHandOver } from './use-deeds.ts';

interface SelectedActionsProps {
  /** At least one. They are all of one list. */
  users: readonly UserRow[];
  onAct: RowAction;
  onClear: () => void;
}

/** What can be done with the selected users. Clients who were put away are not called to anything. */
export function SelectedActions({ users, onAct, onClear }: SelectedActionsProps) {
  const { t } = useTranslation();
  const list = users[0]?.list;
  return (
    <div className="flex min-w-0 gap-2 py-1 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap">
      {list === 'clients' && <Calls users={users} onClear={onClear} />}
      {list !== 'archived' && <Invite users={users} onAct={onAct} />}
      {list !== 'team' && <Places users={users} onClear={onClear} />}
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('deeds.none')}
      </Button>
    </div>
  );
}

type PartProps = Pick<SelectedActionsProps, 'users' | 'onClear'>;

function Calls({ users, onClear }: PartProps) {
  const { t } = useTranslation();
  const [opening, setOpening] = useState(false);
  const remind = useRemind(onClear);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        loading={remind.busy}
        onClick={() => void remind.send(users.map(({ id }) => id))}
      >
        {t('deeds.remind')}
      </Button>
      {users.some(({ phase }) => phase === 'conscience') && (
        <Button size="sm" variant="secondary" onClick={() => setOpening(true)}>
          {t('deeds.openTwo')}
        </Button>
      )}
      {opening && <OpenPhaseDialog users={users} onClose={() => setOpening(false)} onOpened={onClear} />}
    </>
  );
}

function Invite({ users, onAct }: Pick<SelectedActionsProps, 'users' | 'onAct'>) {
  const { t } = useTranslation();
  const mailed = trpc.admin.users.mailsInvitations.useQuery().data;
  const invite = useInvite(() => undefined);
  const [only, ...others] = users;
  if (mailed === false) {
    if (!only || others.length > 0) return null;
    return (
      <Button size="sm" variant="secondary" onClick={() => onAct('link', only)}>
        {t('invitations.copy')}
      </Button>
    );
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={invite.mailing}
      onClick={() => void invite.mail(users.map(({ id }) => id))}
    >
      {t('deeds.invite')}
    </Button>
  );
}

/** With whom the clients are, and in which group and list. */
function Places({ users, onClear }: PartProps) {
  const { t } = useTranslation();
  const administers = useSession()?.isAdministrator === true;
  const [grouping, setGrouping] = useState(false);
  const handOver = useHandOver(onClear);
  const archive = useArchive(onClear);
  const archived = users[0]?.list === 'archived';
  return (
    <>
      {administers && <CoachMenu busy={handOver.busy} onChoose={(coach) => void handOver.send({ users, coach })} />}
      <Button size="sm" variant="secondary" onClick={() => setGrouping(true)}>
        {t('deeds.group')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        loading={archive.busy}
        onClick={() => void archive.send({ chosen: chosenOf(users), archived: !archived })}
      >
        {t(archived ? 'deeds.bringBack' : 'deeds.archive')}
      </Button>
      {grouping && <GroupDialog chosen={chosenOf(users)} onClose={() => setGrouping(false)} onChanged={onClear} />}
    </>
  );
}
