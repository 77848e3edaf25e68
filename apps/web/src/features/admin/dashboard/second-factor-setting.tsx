import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { failureData } from '#shared/failure.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { toast } from '#ui/toast.ts';

const isMissing = (error: unknown) => failureData(error)?.key === 'account.secondFactorMissing';

/** Whether administrators need a second factor. Only administrators who have one can require it. */
export function SecondFactorSetting() {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const settings = trpc.admin.settings.get.useQuery();
  const own = trpc.account.secondFactor.status.useQuery();
  const changing = useSend({
    send: (required: boolean, call) => api.admin.settings.set.mutate({ requireSecondFactor: required }, call()),
    refresh: () => Promise.all([utils.admin.settings.invalidate(), utils.account.secondFactor.invalidate()]),
    onSent: (_, required) => toast({ title: t(required ? 'adminSecurity.required' : 'adminSecurity.notRequired') }),
    onFailed: isMissing,
  });
  if (!settings.data || !own.data) return null;
  const lacksOwn = own.data.since === null;
  const required = changing.busy && changing.sent !== undefined ? changing.sent : settings.data.requireSecondFactor;
  return (
    <Card>
      <h2>{t('adminSecurity.requireTitle')}</h2>
      <Checkbox
        className="mt-3"
        label={t('adminSecurity.require')}
        hint={t('adminSecurity.requireHint')}
        checked={required}
        disabled={changing.busy || (lacksOwn && !required)}
        onCheckedChange={(checked) => void changing.send(checked === true)}
      />
      {(lacksOwn || isMissing(changing.error)) && (
        <p className="mt-2 text-[0.95rem]">
          {t('adminSecurity.needsOwn')}{' '}
          <Link to={paths.security} className="underline underline-offset-4">
            {t('adminSecurity.setUpOwn')}
          </Link>
        </p>
      )}
      <NotSent title={t('adminSecurity.failed')} sending={changing} className="mt-4" />
    </Card>
  );
}
