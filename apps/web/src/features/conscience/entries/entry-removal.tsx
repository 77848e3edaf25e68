import { useTranslation } from 'react-i18next';
import { failureData } from '#shared/failure.ts';
import type { NextCall } from '#shared/sending/patience.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';

interface EntryRemovalProps<Entry> {
  /** The entry to be removed; null while the dialog is closed. */
  entry: Entry | null;
  /** The question, which names the entry. */
  title: string;
  description: string;
  /** The text of the toast afterwards. */
  removed: string;
  remove: (entry: Entry, call: NextCall) => Promise<unknown>;
  /** Called when the entry is no longer there. */
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
        // An entry that another device removed first, or whose removal was not acknowledged, is removed as well.
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
