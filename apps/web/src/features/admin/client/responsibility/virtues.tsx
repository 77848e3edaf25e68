import { strengthCounts } from '@miraco/domain/ratings';
import { virtues } from '@miraco/domain/virtues';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { PhaseColumns } from '#features/admin/client/phase-columns.tsx';
import { StrengthTable } from '#features/admin/client/strength-table.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { Alert } from '#ui/alert.tsx';
import { ClampedText } from '#ui/clamped-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { PhaseTwoTabData } from './phase-two-data.ts';

/** The strength of each virtue, which can be changed here, and the client's manifesto on it. Spec 2, section 2. */
export function PhaseTwoVirtues({ data }: { data: PhaseTwoTabData<'virtues'> }) {
  const { t } = useTranslation();
  const { ratings } = data.overview;
  return (
    <>
      {Object.keys(ratings).length === 0 ? (
        <Alert live={false} className="mb-6 break-inside-avoid" title={t('phaseTwo.virtues.none')}>
          {t('phaseTwo.virtues.noneText')}
        </Alert>
      ) : (
        <p className="mb-5 text-muted-foreground">{t('phaseTwo.virtues.summary', strengthCounts(ratings))}</p>
      )}
      <PhaseColumns>
        <StrengthTable data={data} />
        <Manifest data={data} />
      </PhaseColumns>
    </>
  );
}

function Manifest({ data: { manifest, overview, words } }: { data: PhaseTwoTabData<'virtues'> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const written = virtues.filter((virtue) => manifest[virtue]);
  return (
    <section aria-labelledby="phase-two-manifest" className="min-w-0">
      <h3 id="phase-two-manifest" className="mb-3">
        {t('phaseTwo.virtues.manifest')}
      </h3>
      {written.length > 0 ? (
        <dl className="divide-y rounded-lg border bg-card print:border-0">
          {written.map((virtue) => {
            const strength = overview.ratings[virtue]?.strength;
            return (
              <div key={virtue} className="break-inside-avoid px-4 py-3 print:px-0">
                <dt className="flex items-center gap-2 font-medium">
                  {strength && <SeriesMark look={strengthLooks[strength]} className="size-3.5" />}
                  {words[virtue].name[language]}
                  <span className="sr-only">({t(`strengths.${strength ?? 'unrated'}`)})</span>
                </dt>
                <dd className="mt-1">
                  <ClampedText>{manifest[virtue] ?? ''}</ClampedText>
                </dd>
              </div>
            );
          })}
        </dl>
      ) : (
        <EmptyState className="break-inside-avoid" icon={<ScrollText />} title={t('phaseTwo.virtues.noManifest')}>
          {t('phaseTwo.virtues.noManifestText')}
        </EmptyState>
      )}
    </section>
  );
}
