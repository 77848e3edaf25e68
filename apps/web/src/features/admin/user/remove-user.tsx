import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoveUserDialog } from '#features/admin/remove-user-dialog.tsx';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form-section.tsx';

interface RemoveUserProps {
  id: string;
  name: string;
  username: string;
  onRemoved: () => void;
}

/** Removes a user after asking, for administrators. They cannot remove themselves, and see why. */
export function RemoveUser({ id, name, username, onRemoved }: RemoveUserProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const isOwn = useSession()?.id === id;
  if (isOwn)
    return (
      <FormSection title={t('user.removal')}>
        <p className="sm:col-span-2">{t('user.ownAccount')}</p>
      </FormSection>
    );
  return (
    <FormSection title={t('user.removal')}>
      <div className="flex flex-col items-start gap-4 sm:col-span-2">
        <p className="max-w-full">{t('user.removalText', { name })}</p>
        <Button variant="secondary-destructive" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" />
          {t('user.remove')}
        </Button>
      </div>
      <RemoveUserDialog
        id={id}
        name={name}
        username={username}
        open={asking}
        onOpenChange={setAsking}
        onRemoved={onRemoved}
      />
    </FormSection>
  );
}
