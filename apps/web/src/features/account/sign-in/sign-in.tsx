import { paths } from '@miraco/contract/paths';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#parts/account-form/account-page.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { failureData } from '#shared/failure.ts';
import { applyLanguage } from '#shared/language/language.ts';
import { late } from '#shared/loading/late.tsx';
import { Link } from '#shared/router/link.tsx';
import { Navigate, useLocation, useOnIntent } from '#shared/router/router.tsx';
import { useSender } from '#shared/sending/use-sender.ts';
import { type Session, startSession, useSession } from '#shared/session/session.ts';
import { type SignInState, startPage } from '#shared/session/start-page.ts';
import { useHydrated } from '#shared/session/use-hydrated.ts';
import { timeZone } from '#shared/time-zone.ts';
import { Alert } from '#ui/alert.tsx';
import { type Credentials, SignInForm } from './sign-in-form.tsx';

/** Most people never see it, and those who type a password may. */
const codeStep = late(() => import('./sign-in-code.tsx'), 'SignInCode');

/** What sends is fetched once a person types. */
const fetchApi = async () => (await import('#shared/trpc/trpc.ts')).api;

/** The page that redirected to sign-in, if it is in the user's own area; else the start page. */
function destination(session: Session, state: SignInState | null): string {
  const area = session.isTeam ? '/admin/' : '/client/';
  return state?.from?.startsWith(area) ? state.from : startPage(session);
}

export function SignIn() {
  const { t } = useTranslation();
  const session = useSession();
  const { state: passedOn } = useLocation();
  const state: SignInState | null = typeof passedOn === 'object' ? passedOn : null;
  const hydrated = useHydrated();
  // A failed attempt mounts the form again: the number is its key. The error stays visible.
  const [attempt, setAttempt] = useState(0);
  /** The accepted credentials while a code is required: in memory only. */
  const [known, setKnown] = useState<Credentials | null>(null);
  usePageTitle(t(known ? 'auth.codeTitle' : 'auth.signIn'), t('seo.signIn.description'));

  const signingIn = useSender({
    send: async (credentials: Credentials & { code?: string }, call) =>
      (await fetchApi()).account.signIn.mutate({ ...credentials, timeZone: timeZone() }, call()),
    onSent: async ({ token }) => {
      if (!startSession(token)) throw new Error('the server sent no token');
      try {
        // The language of the account replaces this browser's, before the first page is shown.
        const { language } = await (await fetchApi()).account.me.query();
        if (language) await applyLanguage(language);
      } catch {
        // A failure to load the language must not block signing in.
      }
    },
    onFailed: (error, { username, password }) => {
      const key = failureData(error)?.key;
      // The form stays until the code of the next step is here.
      if (key === 'auth.secondFactor') startTransition(() => setKnown({ username, password }));
      if (key !== 'auth.credentials') return;
      setKnown(null);
      setAttempt((number) => number + 1);
    },
  });

  const onIntent = useOnIntent();
  const fetchAhead = () => {
    void fetchApi().catch(() => undefined);
    onIntent(paths.profile, false);
  };

  if (session && !signingIn.busy) return <Navigate to={destination(session, state)} replace />;

  if (known) {
    return (
      <codeStep.Part
        sending={signingIn}
        onSubmit={(code) => void signingIn.send({ ...known, code })}
        onLeave={() => {
          setKnown(null);
          signingIn.dismiss();
        }}
      />
    );
  }

  const refused = failureData(signingIn.error)?.key === 'auth.credentials';
  return (
    <AccountPage title={t('auth.signInTitle')} lead={t('auth.signInLead')}>
      {hydrated && state?.ended && !signingIn.problem && (
        <Alert tone="info" title={t('auth.sessionEnded')} className="mb-6">
          {t('auth.sessionEndedHint')}
        </Alert>
      )}
      {hydrated && state?.reset && !signingIn.problem && (
        <Alert tone="success" title={t('auth.resetDone')} className="mb-6">
          {t('auth.resetDoneHint')}
        </Alert>
      )}
      {signingIn.problem && (
        <Alert tone="error" title={refused ? t('auth.credentials') : t('auth.notSignedIn')} className="mb-6">
          {refused ? t('auth.credentialsHint') : signingIn.problem}
        </Alert>
      )}
      {hydrated ? (
        <SignInForm
          key={attempt}
          again={attempt > 0}
          busy={signingIn.busy}
          error={signingIn.error}
          onTyping={fetchAhead}
          onSubmit={(credentials) => void signingIn.send(credentials)}
        />
      ) : (
        // The size of the form before hydration: input typed earlier would be lost, or sent in the URL.
        <div data-unfinished className="min-h-61" />
      )}
      <p className="mt-6">
        <Link to={paths.forgotPassword} className="text-primary underline underline-offset-4">
          {t('auth.forgotLink')}
        </Link>
      </p>
      <div className="mt-8 border-t pt-6">
        <p className="text-muted-foreground">{t('auth.noAccount')}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <Link to={paths.evaluate} className="inline-block py-2 text-primary underline underline-offset-4">
            {t('auth.takeTest')}
          </Link>
          <Link to={paths.start} className="inline-block py-2 text-primary underline underline-offset-4">
            {t('auth.wantToStart')}
          </Link>
        </p>
      </div>
    </AccountPage>
  );
}
