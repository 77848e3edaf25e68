import { useTranslation } from 'react-i18next';
import { MailChoices } from '#parts/mail-choices/mail-choices.tsx';
import { Loaded } from '#shared/loading/loaded.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { FormSection } from '#ui/form-section.tsx';

/** The mails that the user gets without having asked for each. */
export function MailsSection() {
  const { t } = useTranslation();
  const own = trpc.account.mails.token.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <FormSection title={t('mails.title')} text={t('mails.lead')}>
      <div className="sm:col-span-2">
        <Loaded query={own} failed={t('mails.failed')}>
          {({ token, choices }) => <MailChoices token={token} known={choices} />}
        </Loaded>
      </div>
    </FormSection>
  );
}
