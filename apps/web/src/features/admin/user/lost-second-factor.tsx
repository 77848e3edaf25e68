import { paths } from '@miraco/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { useSession } from '#shared/session/session.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { toast } from '#ui/toast.ts';

interface LostSecondFactorProps {
  id: string;
  name: string;
}

/** Removes the second factor of a user who has lost their telephone. */
export function LostSecondFactor({ id, name }: LostSecondFactorProps) {
  const { t } = useTranslation();
  const day = dateFormat(useLanguage(), { dateStyle: 'long' });
  const isOwn = useSession()?.id === id;
  const factor = trpc.admin.secondFactor.of.useQuery({ id }).data;
  const [asking, setAsking] = useState(false);
  if (!factor) return null;
  return (
    <FormSection title={t('adminSecurity.lostTitle')}>
      <div className="flex flex-col items-start gap-4 sm:col-span-2">
        {factor.since === null ? (
          <p className="text-muted-foreground">{t('adminSecurity.none')}</p>
        ) : (
          <p className="max-w-full [overflow-wrap:anywhere]">
            {t('adminSecurity.lostSince', { name, date: day.format(factor.since) })}{' '}
            {t(isOwn ? 'adminSecurity.own' : 'adminSecurity.lostText')}
          </p>
        )}
        {isOwn && (
          <Link to={paths.security} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t('adminSecurity.ownLink')}
          </Link>
        )}
        {factor.since !== null && !isOwn && (
          <Button variant="secondary-destructive" onClick={() => setAsking(true)}>
            {t('adminSecurity.remove')}
          </Button>
        )}
      </div>
      <Removal id={id} name={name} open={asking} onOpenChange={setAsking} />
    </FormSection>
  );
}

interface RemovalProps extends LostSecondFactorProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Removal({ id, name, open, onOpenChange }: RemovalProps) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const removing = useSend({
    send: (_, call) => api.admin.users.resetSecondFactor.mutate({ id }, call()),
    onSent: async () => {
      onOpenChange(false);
      toast({ title: t('adminSecurity.removed'), description: name });
      await Promise.all([utils.admin.secondFactor.invalidate(), utils.admin.activity.invalidate()]);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('adminSecurity.removeTitle', { name })}
      description={t('adminSecurity.removeText')}
      confirmLabel={t('adminSecurity.remove')}
      onConfirm={() => void removing.send()}
      busy={removing.busy}
      error={removing.problem}
    />
  );
}
