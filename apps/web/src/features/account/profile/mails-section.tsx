import { useTranslation } from 'react-i18next';
import { MailChoices } from '#parts/mail-choices/mail-choices.tsx';
import { Loaded } from '#shared/loading/loaded.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormSection } from '#ui/form-section.tsx';

/** The mails that the user gets without having asked for each. */
export function MailsSection() {
  const { t } = useTranslation();
  const own = trpc.account.mails.token.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <FormSection title={t('mails.title')} text={t('mails.lead')}>
      <div className="sm:col-span-2">
        <Loaded query={own} failed={t('mails.failed')}>
          {({ token, choices, signInNotices }) => (
            <>
              <MailChoices token={token} known={choices} />
              <SignInNotices on={signInNotices} />
            </>
          )}
        </Loaded>
      </div>
    </FormSection>
  );
}

/** Of sign-ins from somewhere new. Not among the choices that the link of a mail opens: they are for the owner of the account alone. */
function SignInNotices({ on }: { on: boolean }) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const switching = useSend({
    send: (chosen: boolean, call) => api.account.mails.setSignInNotices.mutate({ on: chosen }, call()),
    onSent: () => utils.account.mails.token.invalidate(),
  });
  return (
    <div className="mt-4 grid gap-2">
      <Checkbox
        label={t('mails.signInNotices')}
        hint={t('mails.signInNoticesHint')}
        checked={switching.busy && switching.sent !== undefined ? switching.sent : on}
        onCheckedChange={(checked) => void switching.send(checked)}
      />
      {switching.problem && (
        <Alert tone="error" title={t('mails.notSaved')}>
          {switching.problem}
        </Alert>
      )}
    </div>
  );
}
