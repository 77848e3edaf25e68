import { paths } from '@miraco/contract/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#parts/account-form/account-page.tsx';
import { Contact } from '#parts/contact/contact-lazily.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { failureData } from '#shared/failure.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { askAhead } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { Navigate, useParams } from '#shared/router/router.tsx';
import { useSession } from '#shared/session/session.ts';
import { startPage } from '#shared/session/start-page.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { InvitationForm } from './invitation-form.tsx';

/** Why a link cannot be used, whatever is tried. */
type Refusal = 'unknown' | 'used' | 'expired';

const refusals = new Map<string | undefined, Refusal>([
  ['invitation.used', 'used'],
  ['invitation.expired', 'expired'],
  ['invitation.unknown', 'unknown'],
  // A link that was cut off.
  ['errors.invalid', 'unknown'],
]);

const refusalOf = (error: unknown) => refusals.get(failureData(error)?.key);

/** The page of an invitation: somebody who is new sets a password, and is in. */
export function Invitation() {
  const { t } = useTranslation();
  const session = useSession();
  const { id = '', token = '' } = useParams();
  // Who answers somebody whose link cannot be used, in one request with why.
  useEffect(() => askAhead((ask) => ({ practice: ask.method.practice() })), []);
  usePageTitle(t('invitation.title'));
  const isIn = session?.id === id;
  const invitation = trpc.account.invitation.open.useQuery(
    { id, token },
    {
      // The session that begins here clears the cache, and a used link would be asked for again.
      enabled: !isIn,
      staleTime: Number.POSITIVE_INFINITY,
      retry: (count, error) => count < 2 && refusalOf(error) === undefined,
    },
  );
  const { isSuccess } = invitation;
  useEffect(() => {
    if (!isSuccess) return undefined;
    const touching = new AbortController();
    const note = () => {
      touching.abort();
      // Only the list of clients wants to know.
      api.account.invitation.touched.mutate({ id, token }).catch(() => undefined);
    };
    for (const event of ['keydown', 'pointerdown']) addEventListener(event, note, { signal: touching.signal });
    return () => touching.abort();
  }, [id, token, isSuccess]);
  if (isIn) return <Navigate to={startPage(session)} replace />;
  const refusal = refusalOf(invitation.error);
  if (refusal) return <Refused refusal={refusal} />;
  return (
    <AccountPage
      title={invitation.data ? t('invitation.greeting', { name: invitation.data.firstname }) : t('invitation.title')}
      lead={t('invitation.lead')}
    >
      <Loaded query={invitation} failed={t('invitation.failed')}>
        {({ username }) => <InvitationForm link={{ id, token }} username={username} />}
      </Loaded>
    </AccountPage>
  );
}

function Refused({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation();
  return (
    <AccountPage title={t(`invitation.${refusal}`)} lead={t(`invitation.${refusal}Hint`)}>
      {refusal !== 'used' && <Contact as="card" className="mb-6" />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button asChild variant={refusal === 'used' ? 'primary' : 'secondary'}>
          <Link to={paths.auth}>{t('invitation.signIn')}</Link>
        </Button>
        {refusal === 'used' && (
          <Link to={paths.forgotPassword} className="text-primary underline underline-offset-4">
            {t('auth.forgotLink')}
          </Link>
        )}
      </div>
    </AccountPage>
  );
}
