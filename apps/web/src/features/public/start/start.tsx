import { paths } from '@miraco/contract/paths';
import type { SignUpWay } from '@miraco/contract/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#parts/account-form/account-page.tsx';
import { Contact } from '#parts/contact/contact-lazily.tsx';
import { finished } from '#parts/wellness-test/score/responses.ts';
import { tabAnswers } from '#parts/wellness-test/score/tab-answers.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { Link } from '#shared/router/link.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { RequestSent } from './request-sent.tsx';
import { StartForm } from './start-form.tsx';

const leads = {
  form: 'start.formLead',
  contact: 'start.contactLead',
  none: 'start.noneLead',
} as const satisfies Record<SignUpWay, string>;

/** /start: how visitors reach the practice, as its settings say. */
export function Start() {
  const { t } = useTranslation();
  usePageTitle(t('start.title'));
  const practice = trpc.method.practice.useQuery();
  const [responses] = useState(() => finished(tabAnswers()));
  const [answeredAt, setAnsweredAt] = useState<string>();
  const way = practice.data?.signUp;
  const linkClasses = 'inline-block py-2 text-primary underline underline-offset-4';
  if (practice.data && answeredAt) return <RequestSent practice={practice.data.name} email={answeredAt} />;
  return (
    <AccountPage title={t('start.title')} {...(way && { lead: t(leads[way]) })}>
      <Loaded query={practice} failed={t('start.failed')}>
        {({ name, signUp }) => (
          <>
            {signUp === 'form' && <StartForm practice={name} responses={responses} onSent={setAnsweredAt} />}
            {signUp === 'contact' && <Contact as="card" />}
          </>
        )}
      </Loaded>
      <p className="mt-8 flex flex-wrap gap-x-6 border-t pt-4 text-muted-foreground">
        <Link to={responses ? `${paths.evaluate}?step=result` : paths.evaluate} className={linkClasses}>
          {t(responses ? 'start.seeResult' : 'start.takeTest')}
        </Link>
        <span>
          {t('start.haveAccount')}{' '}
          <Link to={paths.auth} className={linkClasses}>
            {t('start.signIn')}
          </Link>
        </span>
      </p>
    </AccountPage>
  );
}
