import { virtuesRated } from '@miraco/domain/ratings';
import { forEveryVirtue, type Virtue } from '@miraco/domain/virtues';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { VirtueRadar } from '#charts/virtue-radar.tsx';
import { PhaseColumns } from '#features/admin/client/phase-columns.tsx';
import { StrengthTable } from '#features/admin/client/strength-table.tsx';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { PhaseOneData, PhaseOneTabData } from './phase-one-data.ts';

/** Strong virtues beside those to train, the medium ones, the radar, and the table that changes a strength. Spec 1, section 2. */
export function PhaseOneResume({ data }: { data: PhaseOneTabData<'resume'> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { user, overview, words } = data;
  const names = forEveryVirtue((virtue) => words[virtue].name[language]);
  return (
    <PhaseColumns>
      <div className="grid min-w-0 gap-8">
        <Lists overview={overview} names={names} />
        <div className="break-inside-avoid">
          <VirtueRadar
            ratings={overview.ratings}
            names={names}
            title={t('phaseOne.resume.radar', { name: fullName(user) })}
          />
        </div>
      </div>
      <StrengthTable data={data} />
    </PhaseColumns>
  );
}

interface ListsProps {
  overview: PhaseOneData['overview'];
  names: Readonly<Record<Virtue, string>>;
}

/** Each strong virtue lists those of its counterparts that are to be trained. */
function Lists({ overview: { ratings, polarity }, names }: ListsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const counterparts = (strong: Virtue) => {
    const weak = polarity.find((pair) => pair.strong === strong)?.weak ?? [];
    return new Intl.ListFormat(language).format(weak.map((virtue) => names[virtue]));
  };
  return (
    <div className="grid break-inside-avoid gap-x-6 gap-y-6 sm:grid-cols-3">
      {(['fuerte', 'debil', 'media'] as const).map((strength) => (
        <List key={strength} strength={strength} count={virtuesRated(ratings, strength).length}>
          {virtuesRated(ratings, strength).map((virtue) => (
            <li key={virtue}>
              {names[virtue]}
              {strength === 'fuerte' && counterparts(virtue) && (
                <span className="block text-[0.85rem] text-muted-foreground leading-snug">
                  {t('phaseOne.resume.against', { names: counterparts(virtue) })}
                </span>
              )}
            </li>
          ))}
        </List>
      ))}
    </div>
  );
}

interface ListProps {
  strength: keyof typeof strengthLooks;
  count: number;
  children: ReactNode;
}

function List({ strength, count, children }: ListProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 flex items-center gap-2 border-b pb-2">
        <SeriesMark look={strengthLooks[strength]} />
        {t(`phaseOne.resume.${strength}`)}
        <span className="ml-auto font-normal font-sans text-[0.9rem] text-muted-foreground tabular-nums">{count}</span>
      </h3>
      {count > 0 ? (
        <ul className="max-sm:columns-2 [&>li]:break-inside-avoid [&>li]:pb-1">{children}</ul>
      ) : (
        <p className="text-muted-foreground">{t('phaseOne.resume.nobody')}</p>
      )}
    </section>
  );
}
