import { useTranslation } from 'react-i18next';
import { failureData } from '#shared/failure.ts';
import type { NextCall } from '#shared/sending/patience.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface EntryRemovalProps<Entry> {
  /** The entry to be removed; null while the dialog is closed. */
  entry: Entry | null;
  /** The question, which names the entry. */
  title: string;
  description: string;
  remove: (entry: Entry, call: NextCall) => Promise<unknown>;
  /** Called when the entry is no longer there. */
  onRemoved: (entry: Entry) => void;
  onClose: () => void;
}

/** Asks before an entry is removed, and removes it. */
export function EntryRemoval<Entry>({ entry, title, description, ...rest }: EntryRemovalProps<Entry>) {
  const { t } = useTranslation();
  const { remove, onRemoved, onClose } = rest;
  const removing = useSend({
    send: async (target: Entry, call) => {
      try {
        await remove(target, call);
      } catch (error) {
        // An entry that another device removed first, or whose removal was not acknowledged, is removed as well.
        if (failureData(error)?.key !== 'errors.notFound') throw error;
      }
    },
    onSent: (_, target) => onRemoved(target),
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
