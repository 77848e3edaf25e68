import { sessionReaders } from '@miraco/contract/coaching-sessions';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { CoachingSession } from './ask.ts';
import { checkedSession, draftOf, emptySession, type SessionFaults } from './session-draft.ts';
import { SessionFields } from './session-fields.tsx';
import { useSaveSession } from './use-save-session.ts';

interface SessionDialogProps {
  user: { id: string; firstname: string };
  /** The session that is changed; none for a new one. */
  session?: CoachingSession | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Arranges a session with a client, or changes one. What was typed is kept when it is closed. */
export function SessionDialog({ user, session, open, onOpenChange }: SessionDialogProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const form = useId();
  const caller = useSession()?.id;
  const [draft, setDraft] = useState(session ? draftOf(session) : emptySession);
  const [faults, setFaults] = useState<SessionFaults>({});
  const saving = useSaveSession(session, () => {
    if (!session) setDraft(emptySession);
    onOpenChange(false);
  });
  const isOwn = !session || session.arranger?.id === caller;
  const close = () => {
    saving.dismiss();
    onOpenChange(false);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.busy) return;
    const { faults: found, session: sent } = checkedSession(user.id, draft);
    setFaults(found);
    const [first] = Object.keys(found);
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (sent) void saving.send(sent);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t(session ? 'coachingSessions.edit' : 'coachingSessions.new')}
      description={t('coachingSessions.lead', { name: user.firstname })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={form} loading={saving.busy}>
            {t('coachingSessions.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SessionFields
          name={user.firstname}
          draft={draft}
          readers={sessionReaders.filter((readers) => readers !== 'author' || isOwn)}
          errorOf={(field) => message(faults[field])}
          onChange={(changes) => {
            setDraft({ ...draft, ...changes });
            setFaults({});
          }}
        />
        <NotSent title={t('coachingSessions.notSaved')} sending={saving} />
      </form>
    </Dialog>
  );
}
