import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { failureData, useFailure } from '#shared/failure.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { toast } from '#ui/toast.ts';

/** Whether administrators need the second step of signing in. Who requires it has it themselves. */
export function SecondFactorSetting() {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const utils = trpc.useUtils();
  const settings = trpc.admin.settings.get.useQuery();
  const own = trpc.account.secondFactor.status.useQuery();
  const set = trpc.admin.settings.set.useMutation({
    onSuccess: async (_, { requireSecondFactor }) => {
      toast({ title: t(requireSecondFactor ? 'adminSecurity.required' : 'adminSecurity.notRequired') });
      await Promise.all([utils.admin.settings.invalidate(), utils.account.secondFactor.invalidate()]);
    },
  });
  if (!settings.data || !own.data) return null;
  const lacksOwn = own.data.since === null;
  const isMissing = failureData(set.error)?.key === 'account.secondFactorMissing';
  const { requireSecondFactor } = set.isPending ? set.variables : settings.data;
  return (
    <Card>
      <h2>{t('adminSecurity.requireTitle')}</h2>
      <Checkbox
        className="mt-3"
        label={t('adminSecurity.require')}
        hint={t('adminSecurity.requireHint')}
        checked={requireSecondFactor}
        disabled={set.isPending || (lacksOwn && !requireSecondFactor)}
        onCheckedChange={(checked) => set.mutate({ requireSecondFactor: checked === true })}
      />
      {(lacksOwn || isMissing) && (
        <p className="mt-2 text-[0.95rem]">
          {t('adminSecurity.needsOwn')}{' '}
          <Link to={paths.security} className="underline underline-offset-4">
            {t('adminSecurity.setUpOwn')}
          </Link>
        </p>
      )}
      {set.isError && !isMissing && (
        <Alert tone="error" title={t('adminSecurity.failed')} className="mt-4">
          {failure(set.error)}
        </Alert>
      )}
    </Card>
  );
}
