import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useFailure } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { Success } from '#ui/success.tsx';

type Sessions = Outputs['account']['sessions']['list'];

/** The user's sessions, each with a button that ends it. */
export function SessionSection({ sessions }: { sessions: Sessions }) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const list = useRef<HTMLUListElement>(null);
  const [asking, setAsking] = useState(false);
  /** What the last attempt to end a session did. */
  const [ended, setEnded] = useState<string>();
  /** Why it failed. */
  const [problem, setProblem] = useState<string>();
  const endingOthers = useSend({
    send: (_, call) => api.account.sessions.endOthers.mutate(undefined, call()),
    onSent: async ({ count }) => {
      setAsking(false);
      setEnded(t('security.othersEnded', { count }));
      await utils.account.sessions.list.invalidate();
      list.current?.focus();
    },
  });
  return (
    <FormSection title={t('security.sessionsTitle')} text={t('security.sessionsText')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:col-span-2">
        <NotSent sending={{ problem }} />
        <Success>{ended}</Success>
        <ul ref={list} tabIndex={-1} aria-label={t('security.sessionsTitle')} className="grid gap-3">
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              // The button is gone with its session.
              onEnded={() => {
                setEnded(t('security.ended'));
                list.current?.focus();
              }}
              onProblem={(reason) => {
                setEnded(undefined);
                setProblem(reason);
              }}
            />
          ))}
        </ul>
        {sessions.length > 1 ? (
          <div>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('security.endOthers')}
            </Button>
          </div>
        ) : (
          <p className="text-muted-foreground">{t('security.onlyThis')}</p>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('security.endOthersTitle')}
        description={t('security.endOthersText')}
        confirmLabel={t('security.endOthers')}
        onConfirm={() => void endingOthers.send()}
        busy={endingOthers.busy}
        error={endingOthers.problem}
      />
    </FormSection>
  );
}

interface SessionItemProps {
  session: Sessions[number];
  onEnded: () => void;
  onProblem: (problem: string | undefined) => void;
}

function SessionItem({ session, onEnded, onProblem }: SessionItemProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const { list } = trpc.useUtils().account.sessions;
  const ending = useSend({
    send: (_, call) => api.account.sessions.end.mutate({ id: session.id }, call()),
    onSent: async () => {
      onProblem(undefined);
      await list.invalidate();
      onEnded();
    },
    onFailed: (error) => {
      onProblem(failure(error));
      // Most likely the session has ended by itself.
      void list.invalidate();
    },
  });
  const moment = dateFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  const device = session.device ?? t('security.unknownDevice');
  const date = moment.format(session.createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-lg border bg-card px-5 py-3.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {session.current && <Badge>{t('security.thisSession')}</Badge>}
        </p>
        <p className="text-[0.9rem] text-muted-foreground">
          {t('security.began', { date })} · {t('security.lastUsed', { when: moment.format(session.lastUsed) })}
        </p>
      </div>
      {!session.current && (
        <Button variant="secondary" size="sm" loading={ending.busy} onClick={() => void ending.send()}>
          {t('security.end')}
          <span className="sr-only">
            : {device}, {t('security.began', { date })}
          </span>
        </Button>
      )}
    </li>
  );
}
