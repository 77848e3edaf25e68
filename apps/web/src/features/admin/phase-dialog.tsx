import { isWritable, storedPhase } from '@miraco/domain/user-phase';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { useSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import type { ClientData } from './client-data.ts';
import { MissingSteps } from './phase-switch-missing.tsx';

interface PhaseDialogProps {
  data: ClientData;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before phase 2 is opened for a client, with what is missing listed first, or phase 1 again. Spec 1, sections 4 and 6. */
export function PhaseDialog({ data, open, onOpenChange }: PhaseDialogProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const utils = trpc.useUtils();
  const isOwn = useSession()?.id === data.user.id;
  const { id } = data.user;
  const { missing } = data.overview;
  const name = fullName(data.user);
  const opens = isWritable('conscience', data.user);
  const words = opens ? 'openTwo' : 'backToOne';

  const edit = trpc.admin.users.edit.useMutation({
    onSuccess: async () => {
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
        edit.reset();
        onOpenChange(asks);
      }}
      title={<bdi className="[overflow-wrap:anywhere]">{t(`clientFrame.phase.${words}Title`, { name })}</bdi>}
      description={t(`clientFrame.phase.${words}Text`)}
      confirmLabel={t(opens && missing.length > 0 ? 'clientFrame.phase.openTwoAnyway' : `clientFrame.phase.${words}`)}
      onConfirm={() => edit.mutate({ id, ...storedPhase(opens ? 'responsibility' : 'conscience') })}
      busy={edit.isPending}
      error={edit.error ? failure(edit.error) : undefined}
    >
      {opens && missing.length > 0 && (
        <Alert tone="warning" live={false} title={t('clientFrame.missing.title')}>
          <MissingSteps {...data} />
        </Alert>
      )}
    </ConfirmDialog>
  );
}
