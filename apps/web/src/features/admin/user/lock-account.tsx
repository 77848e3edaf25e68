import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LockDialog } from '#features/admin/lock-dialog.tsx';
import { fullName } from '#shared/full-name.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form-section.tsx';
import type { User } from './user-changes.ts';

/** Locks the account of somebody on the team at once, for administrators. Nobody locks their own. */
export function LockAccount({ user }: { user: User }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const session = useSession();
  if (!session?.isAdministrator || session.id === user.id) return null;
  return (
    <FormSection title={t('user.lockSection')}>
      <div className="flex flex-col items-start gap-4 sm:col-span-2">
        <p className="max-w-full [overflow-wrap:anywhere]">{t('user.lockHint', { name: fullName(user) })}</p>
        <Button variant="secondary-destructive" onClick={() => setAsking(true)}>
          <LockKeyhole aria-hidden="true" />
          {t('user.lockConfirm')}
        </Button>
      </div>
      <LockDialog user={user} open={asking} onOpenChange={setAsking} />
    </FormSection>
  );
}
