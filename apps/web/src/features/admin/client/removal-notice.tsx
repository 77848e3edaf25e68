import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { useListPlace } from '#features/admin/list-place.ts';
import { useFreshList } from '#features/admin/use-fresh-list.ts';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { useSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { useClientExport } from './client-export.ts';

// Opened a few times a year.
const RemoveUserDialog = optionalPart(
  async () => (await import('#features/admin/remove-user-dialog.tsx')).RemoveUserDialog,
);

/** A client's request to be removed, with its date and, for administrators, the button that confirms it. */
export function RemovalNotice({ user }: { user: ClientData['user'] }) {
  const { t } = useTranslation();
  const day = dateFormat(useLanguage(), { dateStyle: 'long' });
  const { id, username } = user;
  // The frame has asked for it together with the page.
  const deletion = trpc.account.myData.deletionOf.useQuery({ id }).data;
  const [asked, setAsked] = useState<boolean>();
  const exporting = useClientExport(user);
  const place = useListPlace();
  const openList = useFreshList();
  const name = fullName(user);
  const administers = useSession()?.isAdministrator === true;
  if (!deletion) return null;
  return (
    <Alert
      tone="warning"
      live={false}
      className="mb-4 print:hidden"
      title={t('clientPages.removal', { name: user.firstname, date: day.format(deletion.date) })}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" loading={exporting.busy} onClick={() => void exporting.send()}>
            {t('clientPages.export')}
          </Button>
          {administers && (
            <Button variant="secondary-destructive" size="sm" onClick={() => setAsked(true)}>
              {t('user.remove')}
            </Button>
          )}
        </div>
      }
    >
      {t(administers ? 'clientPages.removalText' : 'clientPages.removalTextCoach', { due: day.format(deletion.due) })}
      {asked !== undefined && (
        <RemoveUserDialog
          id={id}
          name={name}
          username={username}
          open={asked}
          onOpenChange={setAsked}
          onRemoved={() => {
            toast({ title: t('user.deleted'), description: name });
            void openList(place);
          }}
        />
      )}
    </Alert>
  );
}
