import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndo } from '#features/admin/use-undo.ts';
import type { Delivery } from '#shared/sending/sender.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';

/** Long enough to look at what was saved before it is kept. */
const undoable = 10_000;

interface WhatIsWritten<Changes> extends Pick<Delivery<Changes, unknown>, 'send' | 'refresh'> {
  user: { id: string; firstname: string };
  nothing: Changes;
}

/**
 * Something that is read, and written in a client's place: its changes are kept nowhere but on the screen until they are saved, and
 * can then be undone.
 */
export function useInPlace<Changes extends object>({ user, nothing, send, refresh }: WhatIsWritten<Changes>) {
  const { t } = useTranslation();
  const { admin } = trpc.useUtils();
  const undoing = useUndo();
  const [writing, setWriting] = useState(false);
  const [changes, setChanges] = useState(nothing);
  const end = () => {
    setChanges(nothing);
    setWriting(false);
  };
  const announce = async () => {
    const entry = await api.admin.changes.latest.query({ user: user.id }).catch(() => null);
    toast({
      title: t('inPlace.saved', { name: user.firstname }),
      duration: undoable,
      ...(entry && { action: { label: t('inPlace.undo'), onSelect: () => void undoing.send(entry.id) } }),
    });
  };
  const saving = useSend<Changes, unknown>({
    send,
    refresh: () => Promise.all([refresh?.(), admin.activity.invalidate()]),
    onSent: () => {
      end();
      void announce();
    },
  });
  return {
    name: user.firstname,
    writing,
    begin: () => setWriting(true),
    end,
    changes,
    unsaved: Object.keys(changes).length > 0,
    change: (next: Changes) => setChanges((held) => ({ ...held, ...next })),
    saving,
    save: () => void saving.send(changes),
  };
}
