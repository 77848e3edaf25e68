import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';

/** Says that a user has requested erasure, and its date; the delete button of the page confirms it. */
export function DeletionNotice({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const day = dateFormat(useLanguage(), { dateStyle: 'long' });
  const deletion = trpc.account.myData.deletionOf.useQuery({ id }).data;
  if (!deletion) return null;
  return (
    <Alert tone="warning" className="mb-6" title={t('deletionNotice.title', { name })}>
      {t('deletionNotice.text', { date: day.format(deletion.date), due: day.format(deletion.due) })}
    </Alert>
  );
}
