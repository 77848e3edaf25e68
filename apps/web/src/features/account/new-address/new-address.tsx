import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#parts/account-form/account-page.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { failureData } from '#shared/failure.ts';
import { Link } from '#shared/router/link.tsx';
import { useParams } from '#shared/router/router.tsx';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { useSession } from '#shared/session/session.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

/** Why the address cannot be confirmed, whatever is tried. */
const refusals = new Map<string | undefined, 'failed' | 'taken'>([
  ['newAddress.failed', 'failed'],
  // A link that was cut off.
  ['errors.invalid', 'failed'],
  ['user.emailTaken', 'taken'],
  ['user.usernameTaken', 'taken'],
]);

const refusalOf = (error: unknown) => refusals.get(failureData(error)?.key);

/** The page of the link to a new address. It confirms at a press: a program that reads mails opens every link. */
export function NewAddress() {
  const { t } = useTranslation();
  const { id = '', token = '' } = useParams();
  const utils = trpc.useUtils();
  usePageTitle(t('newAddress.title'));
  const sending = useSend({
    send: (_: undefined, call) => api.account.newAddress.confirm.mutate({ id, token }, call()),
    onSent: () => Promise.all([utils.account.me.invalidate(), utils.admin.users.invalidate()]),
    onFailed: (error) => refusalOf(error) !== undefined,
  });
  const refusal = refusalOf(sending.error);
  if (sending.done) {
    return (
      <AccountPage title={t('newAddress.title')}>
        <Alert tone="success" title={t('newAddress.confirmed')} className="mb-6">
          {t('newAddress.confirmedHint')}
        </Alert>
        <LeadOn />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('newAddress.title')} {...(refusal ? {} : { lead: t('newAddress.lead') })}>
      {refusal ? (
        <>
          <Alert tone="error" title={t(`newAddress.${refusal}`)} className="mb-6">
            {t(`newAddress.${refusal}Hint`)}
          </Alert>
          <LeadOn />
        </>
      ) : (
        <>
          <NotSent title={t('newAddress.notConfirmed')} sending={sending} className="mb-6" />
          <Button size="lg" loading={sending.busy} onClick={() => void sending.send(undefined)}>
            {t('newAddress.confirm')}
          </Button>
        </>
      )}
    </AccountPage>
  );
}

function LeadOn() {
  const { t } = useTranslation();
  const isIn = useSession() !== null;
  return (
    <Button asChild variant="secondary">
      <Link to={isIn ? paths.editProfile : paths.auth}>{t(isIn ? 'newAddress.profile' : 'newAddress.signIn')}</Link>
    </Button>
  );
}
