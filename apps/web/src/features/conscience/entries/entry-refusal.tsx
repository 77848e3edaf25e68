import { useTranslation } from 'react-i18next';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Alert } from '#ui/alert.tsx';

interface EntryRefusalProps {
  /** From useEntryForm. */
  entry: { attempt: number; refused: boolean; problem: string | undefined };
  /** The message where a field needs attention. */
  message: string;
  /** What did not happen, where that is something else than adding. */
  failed?: string;
}

/** Says why the entry was not added. */
export function EntryRefusal({ entry, message, failed }: EntryRefusalProps) {
  const { t } = useTranslation();
  // A new element for each attempt, or it would be announced only once.
  if (entry.refused) return <Alert key={entry.attempt} tone="error" title={message} />;
  return <NotSent key={entry.attempt} title={failed ?? t('entries.sendFailed')} sending={entry} />;
}
