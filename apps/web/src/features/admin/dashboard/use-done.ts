import type { DeskReason } from '@miraco/domain/desk';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';

interface Line {
  user: { id: string; firstname: string; lastname: string };
  reason: DeskReason;
}

/** Leaves a line out for today, with undo. */
export function useDone(region: RefObject<HTMLElement | null>) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const { failure } = useFailure();
  const refresh = () => utils.admin.desk.invalidate();
  const onFailed = (error: unknown) => {
    toast({ tone: 'error', title: t('desk.notDone'), description: failure(error) });
    return true;
  };
  const undoing = useSend({
    send: ({ user, reason }: Line, call) => api.admin.desk.undone.mutate({ user: user.id, reason }, call()),
    refresh,
    onFailed,
  });
  const doing = useSend({
    send: ({ user, reason }: Line, call) => api.admin.desk.done.mutate({ user: user.id, reason }, call()),
    refresh,
    onFailed,
    onSent: (_, line) => {
      toast({
        title: t('desk.doneShort'),
        description: fullName(line.user),
        action: { label: t('desk.undo'), onSelect: () => void undoing.send(line) },
      });
      // The pressed button is gone, and the focus would be lost with it.
      requestAnimationFrame(() => {
        const next = region.current?.querySelector('a') ?? document.querySelector('h1');
        next?.focus({ preventScroll: true });
      });
    },
  });
  return doing.send;
}
