import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupNames } from '#features/admin/place-options.tsx';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.ts';
import { type Chosen, useRefreshClients } from './use-deeds.ts';

interface GroupDialogProps {
  chosen: Chosen;
  onClose: () => void;
  onChanged: () => void;
}

/** Gives several clients a group, or none. */
export function GroupDialog({ chosen, onClose, onChanged }: GroupDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const list = useId();
  const [value, setValue] = useState('');
  const refresh = useRefreshClients();
  const { ids, count, name } = chosen;
  const sending = useSend({
    send: (group: string | null, call) => api.admin.users.assignGroup.mutate({ ids: [...ids], group }, call()),
    refresh,
    onSent: (_, group) => {
      toast({
        title: group ? t('deeds.grouped', { count, name, group }) : t('deeds.ungrouped', { count, name }),
      });
      onClose();
      onChanged();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('deeds.groupTitle', { count })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={form} loading={sending.busy}>
            {t('deeds.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void sending.send(value.trim() || null);
        }}
      >
        <NotSent title={t('deeds.failed')} sending={sending} />
        <Field label={t('user.group')} hint={t('user.groupHint')} optional>
          <Input
            list={list}
            maxLength={100}
            autoComplete="off"
            value={value}
            onChange={(event) => setValue(event.target.value)}
            data-autofocus
          />
          <GroupNames id={list} />
        </Field>
      </form>
    </Dialog>
  );
}
