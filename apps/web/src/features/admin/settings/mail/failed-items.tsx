import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

interface FailedItemsProps {
  failed: Outputs['admin']['mail']['status']['failed'];
}

/** What failed in the background and is tried again, by the ids that the log has. Renders nothing where there is none. */
export function FailedItems({ failed: { newest, total } }: FailedItemsProps) {
  const { t } = useTranslation();
  const moment = dateFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  if (total === 0) return null;
  return (
    <section aria-labelledby="failed-items" className="grid gap-2">
      <h3 id="failed-items" className="font-medium">
        {t('settings.failedItems.title', { count: total })}
      </h3>
      <p className="text-[0.95rem]">{t('settings.failedItems.text')}</p>
      <ul className="divide-y rounded-lg border bg-card">
        {newest.map(({ failedAt, failures, item, job, retryAt }) => (
          <li key={`${job} ${item}`} className="px-4 py-3 [overflow-wrap:anywhere]">
            <p className="font-medium">{t(`settings.failedItems.jobs.${job}`)}</p>
            <p className="text-[0.95rem]">
              {t('settings.failedItems.failures', {
                count: failures,
                last: moment.format(failedAt),
                next: moment.format(retryAt),
              })}
            </p>
            <p className="font-mono text-[0.85rem] text-muted-foreground">{item}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
