import { useTranslation } from 'react-i18next';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Inputs, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';
import type { CoachingSession } from './ask.ts';

type Arranged = Inputs['admin']['coachingSessions']['add'];

/** Stores a new session, or the changes of one. */
export function useSaveSession(changed: CoachingSession | undefined, onSaved: () => void) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  return useSend({
    send: (session: Arranged, call) =>
      changed
        ? api.admin.coachingSessions.edit.mutate({ ...session, id: changed.id }, call())
        : api.admin.coachingSessions.add.mutate(session, call()),
    onSent: async () => {
      onSaved();
      toast({ title: t('coachingSessions.saved') });
      await utils.admin.invalidate();
    },
  });
}
