import { courtesyMails } from '@miraco/domain/courtesy-mails';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#parts/account-form/account-page.tsx';
import { MailChoices, useMailSwitch } from '#parts/mail-choices/mail-choices.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { failureData } from '#shared/failure.ts';
import { useParams, useSearchParams } from '#shared/router/router.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

/** The link of a courtesy mail: without a sign-in, it stops this mail with one press, or chooses others. */
export function Mails() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const mail = courtesyMails.find((each) => each === query.get('off'));
  const { data, error } = trpc.account.mails.choices.useQuery(
    { token },
    { retry: (count, why) => count < 2 && !isRefusal(why) },
  );
  const switching = useMailSwitch(token);
  usePageTitle(t('mails.title'));
  if (isRefusal(error)) return <AccountPage title={t('mails.unknown')} lead={t('mails.unknownHint')} />;
  const isOn = data?.mails.some((choice) => choice.mail === mail && choice.on);
  return (
    <AccountPage title={t('mails.title')} lead={t('mails.lead')}>
      {mail && isOn && (
        <div className="mb-6 grid gap-4 border-b pb-6">
          <p className="font-medium">{t(`mails.${mail}`)}</p>
          <Button loading={switching.busy} onClick={() => void switching.send({ mail, on: false })}>
            {t('mails.stop')}
          </Button>
          {switching.problem && (
            <Alert tone="error" title={t('mails.notSaved')}>
              {switching.problem}
            </Alert>
          )}
        </div>
      )}
      {mail && isOn === false && (
        <Alert tone="success" title={t('mails.stopped')} className="mb-6">
          {t('mails.stoppedHint')}
        </Alert>
      )}
      <MailChoices token={token} />
    </AccountPage>
  );
}

/** A forged link, or one that was cut off. */
const isRefusal = (error: unknown) => ['errors.notFound', 'errors.invalid'].includes(failureData(error)?.key ?? '');
