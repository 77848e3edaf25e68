import type { KeptChanges } from '#shared/drafts/use-kept-changes.ts';
import type { Delivery } from '#shared/sending/sender.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { trpc } from '#shared/trpc/trpc.ts';

interface SavePersonal<Changes extends object> extends Pick<Delivery<Changes, unknown>, 'send'> {
  user: string;
  kept: KeptChanges<Changes>;
}

/** Saves a part of the personal purpose. The changes are dropped only once the screen shows the stored purpose. */
export function useSavePersonal<Changes extends object>({ user, kept, send }: SavePersonal<Changes>) {
  const { conscience, impact } = trpc.useUtils();
  return useSend({
    send,
    refresh: () =>
      Promise.all([
        impact.personal.get.fetch({ user }, { staleTime: 0 }),
        // After a refusal: a virtue may no longer be strong.
        conscience.overview.invalidate({ user }),
      ]),
    onSent: (_, sent) => kept.saved(sent),
  });
}
