import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#app/failure.ts';
import { useSession } from '#app/session.ts';
import { trpc } from '#app/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import type { PhaseOneData } from './phase-one-data.ts';
import { UnratedVirtues } from './phase-one-missing.tsx';
import { fullName } from './user-cells.tsx';

/** Opens phase 2 for a client, or leads back to phase 1, after asking. Spec 1, sections 4 and 6. */
export function PhaseSwitch({ data }: { data: PhaseOneData }) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const utils = trpc.useUtils();
  const isOwn = useSession()?.id === data.user.id;
  const [asking, setAsking] = useState(false);
  const { id, activeTest } = data.user;
  const { missing } = data.overview;
  const name = fullName(data.user);
  const opens = activeTest;
  const words = opens ? 'openTwo' : 'backToOne';

  const edit = trpc.admin.users.edit.useMutation({
    onSuccess: async () => {
      setAsking(false);
      toast({ title: t(opens ? 'phaseOne.phase.openedTwo' : 'phaseOne.phase.openedOne'), description: name });
      await utils.admin.users.invalidate();
      if (isOwn) await utils.account.me.invalidate();
    },
  });
  const ask = (open: boolean) => {
    edit.reset();
    // What is missing is read before a decision: it should be what is missing now.
    if (open) void utils.conscience.overview.invalidate({ user: id });
    setAsking(open);
  };

  return (
    <>
      <Button
        variant={opens && missing.length === 0 ? 'primary' : 'secondary'}
        className="max-sm:px-3! max-sm:text-[0.9rem] print:hidden"
        onClick={() => ask(true)}
      >
        {opens ? <LockKeyholeOpen aria-hidden="true" /> : <LockKeyhole aria-hidden="true" />}
        {t(`phaseOne.phase.${words}`)}
      </Button>
      <ConfirmDialog
        tone="primary"
        open={asking}
        onOpenChange={ask}
        title={<bdi className="[overflow-wrap:anywhere]">{t(`phaseOne.phase.${words}Title`, { name })}</bdi>}
        description={t(`phaseOne.phase.${words}Text`)}
        confirmLabel={t(opens && missing.length > 0 ? 'phaseOne.phase.openTwoAnyway' : `phaseOne.phase.${words}`)}
        onConfirm={() => edit.mutate({ id, activeTest: !activeTest })}
        busy={edit.isPending}
        error={edit.error ? failure(edit.error) : undefined}
      >
        {opens && missing.length > 0 && (
          <Alert tone="warning" live={false} title={t('phaseOne.missing.title')}>
            <ul className="list-disc pl-5">
              {missing.map((step) => (
                <li key={step}>{t(`conscience.step.${step}.name`)}</li>
              ))}
            </ul>
            <UnratedVirtues data={data} />
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
