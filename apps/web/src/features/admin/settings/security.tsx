import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { failureData } from '#shared/failure.ts';
import { Link } from '#shared/router/link.tsx';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { toast } from '#ui/toast.ts';

const isMissing = (error: unknown) => failureData(error)?.key === 'account.secondFactorMissing';

interface SecurityProps {
  /** Whether administrators need a second factor. */
  stored: boolean;
  /** Whether the administrator has none. Only those who have one can require it. */
  lacksOwn: boolean;
}

/** Whether administrators need a second factor. Saved when it is ticked: there is nothing else to fill in. */
export function Security({ stored, lacksOwn }: SecurityProps) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const changing = useSend({
    send: (required: boolean, call) => api.admin.settings.set.mutate({ requireSecondFactor: required }, call()),
    refresh: () => Promise.all([utils.admin.settings.invalidate(), utils.account.secondFactor.invalidate()]),
    onSent: (_, required) => toast({ title: t(required ? 'adminSecurity.required' : 'adminSecurity.notRequired') }),
    onFailed: isMissing,
  });
  const required = changing.busy && changing.sent !== undefined ? changing.sent : stored;
  return (
    <FormSection id="security" title={t('adminSecurity.requireTitle')} text={t('settings.security.text')}>
      <div className="sm:col-span-2">
        <Checkbox
          label={t('adminSecurity.require')}
          hint={t('adminSecurity.requireHint')}
          checked={required}
          disabled={changing.busy || (lacksOwn && !required)}
          onCheckedChange={(checked) => void changing.send(checked)}
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
      </div>
    </FormSection>
  );
}
