import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

type Mails = Outputs['admin']['mail']['status']['givenUp'];
type Mail = Mails[number];

interface GivenUpProps {
  /** The newest ones. */
  mails: Mails;
  total: number;
}

/** Mails that were not sent after a day, with the reason, to be sent again or dropped. Renders nothing where there are none. */
export function GivenUp({ mails, total }: GivenUpProps) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const deciding = useSend({
    send: ({ id, again }: { id: string; again: boolean }, call) =>
      again ? api.admin.mail.retry.mutate({ id }, call()) : api.admin.mail.forget.mutate({ id }, call()),
    refresh: () => utils.admin.mail.status.invalidate(),
    onSent: (_, { again }) => {
      toast({ title: t(again ? 'settings.mail.retried' : 'settings.mail.forgotten') });
      // The pressed button is gone, and the focus would be lost with it.
      document.getElementById('mail')?.focus({ preventScroll: true });
    },
  });
  return (
    <>
      {total > 0 && (
        <section aria-labelledby="given-up" className="grid gap-2">
          <h3 id="given-up" className="font-medium">
            {t('settings.mail.givenUp', { count: total })}
          </h3>
          <ul className="divide-y rounded-lg border bg-card">
            {mails.map((mail) => (
              <Line
                key={mail.id}
                mail={mail}
                busy={deciding.busy}
                onDecide={(again) => void deciding.send({ id: mail.id, again })}
              />
            ))}
          </ul>
        </section>
      )}
      <NotSent title={t('settings.failed')} sending={deciding} />
    </>
  );
}

interface LineProps {
  mail: Mail;
  busy: boolean;
  onDecide: (again: boolean) => void;
}

function Line({ mail: { kind, to: address, failure, reason, givenUpAt, user }, busy, onDecide }: LineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const to = user ? fullName(user) : (address ?? '');
  const name = t('settings.mail.kindTo', { kind: t(`settings.mail.kinds.${kind}`), to });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <p className="font-medium">{name}</p>
        <p className="text-[0.95rem]">{t(`settings.mail.failures.${failure ?? 'other'}`)}</p>
        <p className="text-[0.9rem] text-muted-foreground">
          {[givenUpAt && dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(givenUpAt), reason]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={busy}
          aria-label={t('settings.mail.retryOf', { name })}
          onClick={() => onDecide(true)}
        >
          {t('settings.mail.retry')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={busy}
          aria-label={t('settings.mail.forgetOf', { name })}
          onClick={() => onDecide(false)}
        >
          {t('settings.mail.forget')}
        </Button>
      </div>
    </li>
  );
}
