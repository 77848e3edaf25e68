import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoachOptions, GroupNames } from '#features/admin/place-options.tsx';
import { failureData } from '#shared/failure.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.ts';

export type PlaceKind = 'coach' | 'group';

interface PlaceDialogProps {
  kind: PlaceKind;
  ids: readonly string[];
  onClose: () => void;
  onChanged: () => void;
}

/** Somebody on the team is among the selected. */
const isAboutTeam = (error: unknown) =>
  failureData(error)?.issues?.some(({ path }) => path === 'coach' || path === 'group') === true;

/** Gives several clients a coach or a group, or none. */
export function PlaceDialog({ kind, ids, onClose, onChanged }: PlaceDialogProps) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const form = useId();
  const [value, setValue] = useState('');
  const sending = useSend({
    send: (chosen: string | null, call) =>
      kind === 'coach'
        ? api.admin.users.assignCoach.mutate({ ids: [...ids], coach: chosen }, call())
        : api.admin.users.assignGroup.mutate({ ids: [...ids], group: chosen }, call()),
    refresh: () =>
      Promise.all([
        utils.admin.users.invalidate(),
        utils.admin.groups.invalidate(),
        utils.admin.team.invalidate(),
        utils.admin.desk.invalidate(),
      ]),
    onSent: () => {
      toast({ title: t('selection.saved'), description: t('selection.count', { count: ids.length }) });
      onClose();
      onChanged();
    },
    onFailed: isAboutTeam,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(kind === 'coach' ? 'selection.coachTitle' : 'selection.groupTitle', { count: ids.length })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={form} loading={sending.busy}>
            {t('selection.save')}
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
        {isAboutTeam(sending.error) && <Alert tone="error" title={t('selection.onlyClients')} />}
        <NotSent title={t('selection.failed')} sending={sending} />
        {kind === 'coach' ? (
          <CoachField value={value} onChange={setValue} />
        ) : (
          <GroupField value={value} onChange={setValue} />
        )}
      </form>
    </Dialog>
  );
}

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
}

function CoachField({ value, onChange }: FieldProps) {
  const { t } = useTranslation();
  const team = trpc.admin.team.useQuery().data;
  return (
    <Field label={t('user.coach')}>
      <Select value={value} onChange={(event) => onChange(event.target.value)} data-autofocus>
        <CoachOptions team={team} />
      </Select>
    </Field>
  );
}

function GroupField({ value, onChange }: FieldProps) {
  const { t } = useTranslation();
  const list = useId();
  return (
    <Field label={t('user.group')} hint={t('user.groupHint')} optional>
      <Input
        list={list}
        maxLength={100}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        data-autofocus
      />
      <GroupNames id={list} />
    </Field>
  );
}
