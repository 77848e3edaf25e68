import { Archive, ArchiveRestore } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chosenOf, useArchive } from '#features/admin/users/use-deeds.ts';
import { fullName } from '#shared/full-name.ts';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form-section.tsx';
import type { User } from './user-changes.ts';

/** Puts a client away, or brings them back: what a coach does in the place of deleting. */
export function ArchiveClient({ user }: { user: User }) {
  const { t } = useTranslation();
  const archive = useArchive(() => undefined);
  const isArchived = user.list === 'archived';
  return (
    <FormSection title={t(isArchived ? 'deeds.bringBack' : 'deeds.archive')}>
      <div className="flex flex-col items-start gap-4 sm:col-span-2">
        <p className="max-w-full [overflow-wrap:anywhere]">{t('user.archiveHint', { name: fullName(user) })}</p>
        <Button
          variant="secondary"
          loading={archive.busy}
          onClick={() => void archive.send({ chosen: chosenOf([user]), archived: !isArchived })}
        >
          {isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          {t(isArchived ? 'deeds.bringBack' : 'deeds.archive')}
        </Button>
      </div>
    </FormSection>
  );
}
