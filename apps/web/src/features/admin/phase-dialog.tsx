import { longestOpeningLine } from '@miraco/contract/lengths';
import { isWritable, storedPhase } from '@miraco/domain/user-phase';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#shared/full-name.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { useSession } from '#shared/session/session.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.ts';
import type { ClientData } from './client-data.ts';
import { MissingSteps } from './phase-switch-missing.tsx';
import { UnlockingChoice, useOpensByItself } from './unlocking-choice.tsx';

interface PhaseDialogProps {
  data: ClientData;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before phase 2 is opened for a client, listing the missing steps, or phase 1 again. Spec 1, sections 4 and 6. */
export function PhaseDialog({ data, open, onOpenChange }: PhaseDialogProps) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const isOwn = useSession()?.id === data.user.id;
  const { id } = data.user;
  const { missing } = data.overview;
  const name = fullName(data.user);
  const [line, setLine] = useState('');
  const opens = isWritable('conscience', data.user);
  const words = opens ? 'openTwo' : 'backToOne';
  const byItself = useOpensByItself(data.user, open);

  const changing = useSend({
    send: (_, call) =>
      api.admin.users.edit.mutate(
        { id, ...storedPhase(opens ? 'responsibility' : 'conscience'), ...(opens && { openingLine: line }) },
        call(),
      ),
    onSent: async () => {
      onOpenChange(false);
      toast({ title: t(opens ? 'clientFrame.phase.openedTwo' : 'clientFrame.phase.openedOne'), description: name });
      await utils.admin.users.invalidate();
      if (isOwn) await utils.account.me.invalidate();
    },
  });

  return (
    <ConfirmDialog
      tone="primary"
      open={open}
      onOpenChange={(asks) => {
        changing.dismiss();
        onOpenChange(asks);
      }}
      title={<bdi className="[overflow-wrap:anywhere]">{t(`clientFrame.phase.${words}Title`, { name })}</bdi>}
      description={
        <>
          {t(`clientFrame.phase.${words}Text`)}
          {!opens && byItself && ` ${t('clientFrame.phase.byHandSince')}`}
        </>
      }
      confirmLabel={t(opens && missing.length > 0 ? 'clientFrame.phase.openTwoAnyway' : `clientFrame.phase.${words}`)}
      onConfirm={() => void changing.send()}
      busy={changing.busy}
      error={changing.problem}
    >
      {opens && missing.length > 0 && (
        <Alert tone="warning" live={false} title={t('clientFrame.missing.title')}>
          <MissingSteps {...data} />
        </Alert>
      )}
      {opens && !isOwn && (
        <Field label={t('clientFrame.phase.line')} optional hint={t('clientFrame.phase.lineHint')}>
          <Textarea
            rows={3}
            maxLength={longestOpeningLine}
            value={line}
            onChange={(event) => setLine(event.target.value)}
          />
        </Field>
      )}
      {opens && missing.length > 0 && !isOwn && <UnlockingChoice user={data.user} />}
    </ConfirmDialog>
  );
}
