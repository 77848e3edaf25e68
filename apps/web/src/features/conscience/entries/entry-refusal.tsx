import { useTranslation } from 'react-i18next';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Alert } from '#ui/alert.tsx';

interface EntryRefusalProps {
  /** From useEntryForm. */
  entry: { attempt: number; refused: boolean; problem: string | undefined };
  /** What is said where a field needs attention. */
  message: string;
}

/** Why the last press did not add the entry. */
export function EntryRefusal({ entry, message }: EntryRefusalProps) {
  const { t } = useTranslation();
  // A new one for each attempt, or it would be read out only once.
  if (entry.refused) return <Alert key={entry.attempt} tone="error" title={message} />;
  return <NotSent key={entry.attempt} title={t('entries.sendFailed')} sending={entry} />;
}
