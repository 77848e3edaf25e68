import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#app/failure.ts';
import { useSession } from '#app/session.ts';
import { trpc } from '#app/trpc.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FormSection } from './form-section.tsx';

interface RemoveUserProps {
  id: string;
  name: string;
  username: string;
  onRemoved: () => void;
}

/** Removes a user after asking; for one's own account it says why that cannot be. */
export function RemoveUser({ id, name, username, onRemoved }: RemoveUserProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const [asking, setAsking] = useState(false);
  const remove = trpc.admin.users.remove.useMutation({ onSuccess: onRemoved });
  const isOwn = useSession()?.id === id;
  const ask = (open: boolean) => {
    remove.reset();
    setAsking(open);
  };
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
        <Button variant="secondary" className="text-destructive!" onClick={() => ask(true)}>
          <Trash2 aria-hidden="true" />
          {t('user.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={<bdi className="[overflow-wrap:anywhere]">{t('user.removeTitle', { name })}</bdi>}
        description={t('user.removeText', { username })}
        confirmLabel={t('user.removeConfirm')}
        onConfirm={() => remove.mutate({ id })}
        busy={remove.isPending}
        error={remove.error ? failure(remove.error) : undefined}
      />
    </FormSection>
  );
}
