import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#shared/copy-button.tsx';
import { Loaded } from '#shared/loading/loaded.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { Input } from '#ui/input.tsx';

/** The private address under which the user’s calendar program reads what is due. */
export function CalendarSection() {
  const { t } = useTranslation();
  const own = trpc.account.calendar.address.useQuery();
  return (
    <FormSection title={t('calendarFeed.title')} text={t('calendarFeed.lead')}>
      <div className="sm:col-span-2">
        <Loaded query={own} failed={t('calendarFeed.failed')}>
          {({ address }) => <CalendarAddress address={address} />}
        </Loaded>
      </div>
    </FormSection>
  );
}

function CalendarAddress({ address }: { address: string | null }) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const refresh = () => utils.account.calendar.address.invalidate();
  const opening = useSend({
    send: (_, call) => api.account.calendar.open.mutate(undefined, call()),
    onSent: refresh,
  });
  const closing = useSend({
    send: (_, call) => api.account.calendar.close.mutate(undefined, call()),
    onSent: refresh,
  });
  const problem = opening.problem ?? closing.problem;
  return (
    <div className="grid gap-4">
      {address === null ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          loading={opening.busy}
          onClick={() => void opening.send()}
        >
          <CalendarPlus aria-hidden="true" />
          {t('calendarFeed.open')}
        </Button>
      ) : (
        <>
          <Field label={t('calendarFeed.address')} hint={t('calendarFeed.secret')}>
            <Input readOnly value={address} onFocus={({ target }) => target.select()} />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <a href={address.replace(/^https?:/, 'webcal:')}>
                <CalendarPlus aria-hidden="true" />
                {t('calendarFeed.subscribe')}
              </a>
            </Button>
            <CopyButton
              text={address}
              words={{
                copied: t('calendarFeed.copied'),
                failed: t('calendarFeed.notCopied'),
                failedText: t('calendarFeed.copyByHand'),
              }}
            >
              {t('calendarFeed.copy')}
            </CopyButton>
          </div>
          <div className="flex flex-wrap gap-x-6">
            <Button variant="link" loading={opening.busy} onClick={() => void opening.send()}>
              {t('calendarFeed.renew')}
            </Button>
            <Button variant="link" loading={closing.busy} onClick={() => void closing.send()}>
              {t('calendarFeed.close')}
            </Button>
          </div>
        </>
      )}
      {problem && (
        <Alert tone="error" title={t('calendarFeed.notChanged')}>
          {problem}
        </Alert>
      )}
    </div>
  );
}
