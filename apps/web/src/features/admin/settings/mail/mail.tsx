import { useTranslation } from 'react-i18next';
import { ServerVariables } from '#features/admin/settings/server-variables.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { FailedItems } from './failed-items.tsx';
import { GivenUp } from './given-up.tsx';
import { Preview } from './preview.tsx';
import { TestMail } from './test-mail.tsx';

type Status = Outputs['admin']['mail']['status'];

const senderOf = (from: Status['from']) => (typeof from === 'string' ? from : `${from.name} <${from.address}>`);

interface MailProps {
  status: Status;
  /** The administrator’s own address. */
  to: string;
}

/** How mails are sent, those that wait or failed, and how each reads. */
export function Mail({ status, to }: MailProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { hasServer, from, waiting, oldest, givenUp, givenUpInAll, failed, failing } = status;
  const since = oldest && dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(oldest);
  return (
    <FormSection id="mail" title={t('settings.mail.title')} text={t('settings.mail.text')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:col-span-2">
        {!hasServer && (
          <>
            <Alert tone="warning" live={false} title={t('settings.mail.noServer')}>
              {t('settings.mail.noServerText')}
            </Alert>
            <ServerVariables
              lines={['SMTP_URL=smtps://user:password@mail.example.org', 'MAIL_FROM=Ana Ruiz <ana@example.org>']}
            />
          </>
        )}
        <ul className="grid gap-1 [overflow-wrap:anywhere]">
          {hasServer && <li>{t('settings.mail.server')}</li>}
          <li>{t('settings.mail.sender', { from: senderOf(from) })}</li>
          <li className="tabular-nums">
            {waiting > 0 ? t('settings.mail.waiting', { count: waiting, since }) : t('settings.mail.nothingWaits')}
          </li>
          {failing > 0 && <li className="tabular-nums">{t('settings.mail.failing', { count: failing })}</li>}
        </ul>
        <TestMail hasServer={hasServer} to={to} />
        <GivenUp mails={givenUp} total={givenUpInAll} />
        <FailedItems failed={failed} />
        <Preview />
      </div>
    </FormSection>
  );
}
