import { useTranslation } from 'react-i18next';
import { failureData } from '#shared/failure.ts';
import type { NextCall } from '#shared/sending/patience.ts';
import { useSend } from '#shared/sending/use-send.ts';
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
  remove: (entry: Entry, call: NextCall) => Promise<unknown>;
  /** The entry is no longer there. */
  onRemoved: (entry: Entry) => void;
  onClose: () => void;
}

/** Asks before an entry is removed, and removes it. */
export function EntryRemoval<Entry>({ entry, title, description, removed, ...rest }: EntryRemovalProps<Entry>) {
  const { t } = useTranslation();
  const { remove, onRemoved, onClose } = rest;
  const removing = useSend({
    send: async (doomed: Entry, call) => {
      try {
        await remove(doomed, call);
      } catch (error) {
        // That another device was quicker, or that the answer was lost on the way, is as good as having removed it.
        if (failureData(error)?.key !== 'errors.notFound') throw error;
      }
    },
    onSent: (_, doomed) => {
      onRemoved(doomed);
      toast({ title: removed });
    },
  });
  return (
    <ConfirmDialog
      open={entry !== null}
      onOpenChange={(open) => {
        if (open) return;
        removing.dismiss();
        onClose();
      }}
      title={<span className="[overflow-wrap:anywhere]">{title}</span>}
      description={description}
      confirmLabel={t('entries.delete')}
      busy={removing.busy}
      error={removing.problem}
      onConfirm={() => {
        if (entry) void removing.send(entry);
      }}
    />
  );
}
