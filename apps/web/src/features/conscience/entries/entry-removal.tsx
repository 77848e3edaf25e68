import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureData, useFailure } from '#shared/failure.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';

interface EntryRemovalProps<Entry> {
  /** The entry to ask about; null while none is. */
  entry: Entry | null;
  /** The question, which names the entry. */
  title: string;
  description: string;
  /** What the toast says afterwards. */
  removed: string;
  remove: (entry: Entry) => Promise<unknown>;
  /** The entry is no longer there. */
  onRemoved: (entry: Entry) => void;
  onClose: () => void;
}

/** Asks before an entry is removed, and removes it. */
export function EntryRemoval<Entry>({ entry, title, description, removed, ...rest }: EntryRemovalProps<Entry>) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const utils = trpc.useUtils();
  const { remove, onRemoved, onClose } = rest;
  const removing = useMutation({
    mutationFn: async (doomed: Entry) => {
      try {
        await remove(doomed);
      } catch (error) {
        // That another device was quicker, or that the answer was lost on the way, is as good as having removed it.
        if (failureData(error)?.key !== 'errors.notFound') throw error;
      }
    },
    onSuccess: (_, doomed) => {
      onRemoved(doomed);
      toast({ title: removed });
    },
    onError: (error) => {
      if (failureData(error)?.key === 'errors.phaseLocked') void utils.account.me.invalidate();
    },
  });
  return (
    <ConfirmDialog
      open={entry !== null}
      onOpenChange={(open) => {
        if (open) return;
        removing.reset();
        onClose();
      }}
      title={<span className="[overflow-wrap:anywhere]">{title}</span>}
      description={description}
      confirmLabel={t('entries.delete')}
      busy={removing.isPending}
      error={removing.error ? failure(removing.error) : undefined}
      onConfirm={() => {
        if (entry) removing.mutate(entry);
      }}
    />
  );
}
