import { isWritable } from '@miraco/domain/user-phase';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOfTab } from '#features/admin/client/phase-tab.ts';
import { UnratedVirtues } from '#features/admin/unrated-virtues.tsx';
import { Link } from '#shared/router/link.tsx';
import { useLocation } from '#shared/router/router.tsx';
import type { PhaseOneData } from './phase-one-data.ts';
import { phaseOneTabs, tabOfStep } from './phase-one-tab.ts';

/** A line in the page's header where nothing is missing. */
export function CompleteConscience({ data: { user, overview } }: { data: PhaseOneData }) {
  const { t } = useTranslation();
  if (overview.missing.length > 0) return null;
  return (
    <p className="mt-2 flex items-center gap-2.5">
      <CircleCheck className="size-5 shrink-0 text-flow" aria-hidden="true" />
      <span>
        {t('phaseOne.missing.none')} {!isWritable('conscience', user) && t('phaseOne.missing.readOnly')}
      </span>
    </p>
  );
}

/** The steps missing before Conscience is complete, each linked to its tab. */
export function PhaseOneMissing({ data }: { data: PhaseOneData }) {
  const { t } = useTranslation();
  const { state } = useLocation();
  const { missing } = data.overview;
  if (missing.length === 0) return null;
  return (
    <section
      aria-labelledby="phase-one-missing"
      className="mb-4 flex break-inside-avoid items-start gap-3 rounded-lg border bg-card px-4 py-1 sm:px-5"
    >
      <CircleDashed className="mt-3 size-5 shrink-0 text-challenge" aria-hidden="true" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-5">
          <h2 id="phase-one-missing" className="font-medium font-sans text-base tracking-normal">
            {t('clientFrame.missing.title')}
          </h2>
          <ul className="flex flex-wrap gap-x-5 print:list-disc print:flex-col print:pl-5">
            {missing.map((step) => (
              <li key={step}>
                <Link
                  to={addressOfTab(tabOfStep[step], phaseOneTabs)}
                  replace
                  state={state}
                  className="inline-flex min-h-11 items-center text-primary underline decoration-1 underline-offset-4 hover:decoration-2 print:min-h-0 print:no-underline"
                >
                  {t(`conscience.step.${step}.name`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="text-[0.95rem] text-muted-foreground">
          <UnratedVirtues data={data} />
          {!isWritable('conscience', data.user) && <p className="pb-1.5">{t('phaseOne.missing.readOnly')}</p>}
        </div>
      </div>
    </section>
  );
}
