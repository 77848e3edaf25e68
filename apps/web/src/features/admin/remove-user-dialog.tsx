import { usernameKey } from '@miraco/contract/account';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface RemoveUserDialogProps {
  id: string;
  name: string;
  username: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemoved: () => void;
}

/** Asks for the username before a user is removed, with their name and the data that are deleted too. */
export function RemoveUserDialog({ id, name, username, open, onOpenChange, onRemoved }: RemoveUserDialogProps) {
  const { t } = useTranslation();
  // Fetched each time the dialog opens: the counts have to be up to date.
  const belongings = trpc.admin.users.belongings.useQuery({ id }, { enabled: open, staleTime: 0, gcTime: 0 });
  const [typed, setTyped] = useState('');
  const [differs, setDiffers] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const removing = useSend({ send: (_, call) => api.admin.users.remove.mutate({ id }, call()), onSent: onRemoved });
  const confirm = () => {
    if (usernameKey(typed.trim()) === usernameKey(username)) return void removing.send();
    setDiffers(true);
    field.current?.focus();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(asks) => {
        removing.dismiss();
        setTyped('');
        setDiffers(false);
        onOpenChange(asks);
      }}
      title={<bdi className="[overflow-wrap:anywhere]">{t('user.removeTitle', { name })}</bdi>}
      description={t('user.removeText', { username })}
      confirmLabel={t('user.removeConfirm')}
      onConfirm={confirm}
      busy={removing.busy || belongings.isPending}
      error={removing.problem}
    >
      <div aria-live="polite">
        {belongings.error && <Alert tone="warning">{t('admin.belongingsFailed')}</Alert>}
        {belongings.data && <Belongings counts={belongings.data} />}
      </div>
      <Field
        label={t('user.typeUsername', { username })}
        error={differs ? t('user.typeUsernameDiffers', { username }) : undefined}
      >
        <Input
          ref={field}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setDiffers(false);
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}

const kinds = ['weekly', 'prospects', 'habits', 'evaluations', 'exercises', 'comments', 'notes', 'ownNotes'] as const;

function Belongings({ counts }: { counts: Record<(typeof kinds)[number], number> }) {
  const { t } = useTranslation();
  const owned = kinds.filter((kind) => counts[kind] > 0);
  if (owned.length === 0) return <p>{t('admin.belongingsNone')}</p>;
  return (
    <>
      <p>{t('admin.belongingsTitle')}</p>
      <ul className="mt-1 list-disc pl-5">
        {owned.map((kind) => (
          <li key={kind}>{t(`admin.belongings.${kind}`, { count: counts[kind] })}</li>
        ))}
      </ul>
    </>
  );
}
