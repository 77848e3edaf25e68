import { type OverviewPeriod, overviewPeriods } from '@miraco/contract/client-overview';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Ago } from '#features/admin/client/ago.tsx';
import { placeOf } from '#features/admin/client/places.ts';
import type { ClientData } from '#features/admin/client-data.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import { useLocation } from '#shared/router/router.tsx';
import { Select } from '#ui/select.tsx';
import { OverviewCard } from './overview-card.tsx';
import type { Found } from './overview-data.ts';

interface OverviewNewsProps {
  user: ClientData['user'];
  found: Found;
  since: OverviewPeriod;
  onSince: (period: OverviewPeriod) => void;
}

/** What the client has answered since a moment, each led to where it is read. */
export function OverviewNews({ user, found, since, onSince }: OverviewNewsProps) {
  const { t } = useTranslation();
  const { state } = useLocation();
  const language = useLanguage();
  const select = useId();
  const asked = overviewPeriods.find((period) => period === since) ?? overviewPeriods[0];
  const start =
    found.since > 0
      ? t('clientOverview.since', { date: dateFormat(language, { dateStyle: 'medium' }).format(found.since) })
      : t(`clientOverview.sinceEver.${asked === 'note' ? 'note' : 'session'}`);
  return (
    <OverviewCard
      title={t('clientOverview.news')}
      aside={
        <>
          <label htmlFor={select} className="sr-only">
            {t('clientOverview.period')}
          </label>
          <Select
            id={select}
            value={asked}
            className="w-auto text-[0.9rem]"
            onChange={({ target }) => {
              const chosen = overviewPeriods.find((period) => period === target.value);
              if (chosen) onSince(chosen);
            }}
          >
            {overviewPeriods.map((period) => (
              <option key={period} value={period}>
                {t(`clientOverview.periods.${period}`)}
              </option>
            ))}
          </Select>
        </>
      }
    >
      <p className="text-[0.9rem] text-muted-foreground">{start}</p>
      {found.news.length === 0 ? (
        <p className="mt-2">{t('clientOverview.noNews', { name: user.firstname })}</p>
      ) : (
        <ul aria-label={t('clientOverview.news')} className="mt-1 divide-y">
          {found.news.map(({ kind, total, latest }) => (
            <li key={kind}>
              <Link
                to={placeOf(kind, user.id)}
                state={state}
                className="flex min-h-11 items-center justify-between gap-3 py-1.5 leading-snug no-underline hover:underline"
              >
                <span>{t(`clientOverview.kinds.${kind}`, { count: total })}</span>
                <span className="max-w-[55%] shrink-0 text-right text-[0.9rem] text-muted-foreground">
                  <Ago date={latest} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </OverviewCard>
  );
}
