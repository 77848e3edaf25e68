import { longestOpeningLine } from '@miraco/contract/lengths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.ts';
import { chosenOf, useRefreshClients } from './use-deeds.ts';

interface OpenPhaseDialogProps {
  /** The selected clients. */
  users: readonly UserRow[];
  onClose: () => void;
  onOpened: () => void;
}

/** Asks before phase 2 is opened for several clients: each of them gets a mail. */
export function OpenPhaseDialog({ users, onClose, onOpened }: OpenPhaseDialogProps) {
  const { t } = useTranslation();
  const [line, setLine] = useState('');
  // Those for whom it was closed when the dialog opened: the list changes behind it.
  const [closed] = useState(() => users.filter(({ phase }) => phase === 'conscience'));
  const [already] = useState(users.length - closed.length);
  const { ids, count, name } = chosenOf(closed);
  const unfinished = closed.filter(({ conscienceComplete }) => !conscienceComplete).length;
  const left = already > 0 ? t('deeds.alreadyOpen', { count: already }) : undefined;
  const opening = useSend({
    send: (_, call) => api.admin.users.openPhase.mutate({ ids: [...ids], openingLine: line }, call()),
    refresh: useRefreshClients(),
    onSent: () => {
      toast({ title: t('deeds.opened', { count, name }), ...(left && { description: left }) });
      onClose();
      onOpened();
    },
  });
  return (
    <ConfirmDialog
      tone="primary"
      open
      onOpenChange={(open) => open || onClose()}
      title={<bdi className="[overflow-wrap:anywhere]">{t('deeds.openTwoTitle', { count, name })}</bdi>}
      description={t('deeds.openTwoText')}
      confirmLabel={t('deeds.openTwo')}
      onConfirm={() => void opening.send()}
      busy={opening.busy}
      error={opening.problem}
    >
      {unfinished > 0 && (
        <Alert tone="warning" live={false}>
          {t('deeds.unfinished', { count: unfinished })}
        </Alert>
      )}
      {left && <p>{left}</p>}
      <Field label={t('clientFrame.phase.line')} optional hint={t('clientFrame.phase.lineHint')}>
        <Textarea
          rows={3}
          maxLength={longestOpeningLine}
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
