import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { Alert } from '#ui/alert.tsx';

interface EntryRefusalProps {
  attempt: number;
  /** A field needs attention. */
  refused: boolean;
  message: string;
  /** Why the entry was not stored, where that is about no field. */
  failure: unknown;
}

/** Why the last press did not add the entry. */
export function EntryRefusal({ attempt, refused, message, failure: error }: EntryRefusalProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  // A new one for each attempt, or it would be read out only once.
  if (refused) return <Alert key={attempt} tone="error" title={message} />;
  if (!error) return null;
  return (
    <Alert key={attempt} tone="error" title={t('entries.sendFailed')}>
      {failure(error)}
    </Alert>
  );
}
