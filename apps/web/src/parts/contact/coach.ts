import { useTranslation } from 'react-i18next';
import { trpc } from '#shared/trpc/trpc.ts';

/** The client’s coach, as the first word of a sentence: by name where that is known. Fetches nothing unless `wanted`. */
export function useCoach(wanted = true): string {
  const { t } = useTranslation();
  const contact = trpc.account.contact.useQuery(undefined, { enabled: wanted });
  return contact.data?.name ?? t('conscience.coach');
}
