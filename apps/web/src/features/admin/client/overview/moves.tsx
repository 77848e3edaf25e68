import { markerValue } from '@miraco/domain/evaluation';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { placeOf } from '#features/admin/client/places.ts';
import type { ClientData } from '#features/admin/client-data.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { OverviewCard } from './overview-card.tsx';
import type { Found } from './overview-data.ts';

interface OverviewMovesProps {
  user: ClientData['user'];
  virtues: Found['virtues'];
  words: ClientData['words'];
}

/** The virtues whose training changed most between two evaluations. */
export function OverviewMoves({ user, virtues, words }: OverviewMovesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { evaluatedAt, comparedWith, moved } = virtues;
  const day = dateFormat(language, { day: 'numeric', month: 'short' });
  const title = t('clientOverview.moves');
  if (evaluatedAt === null || comparedWith === null) {
    return (
      <OverviewCard title={title}>
        <p className="text-muted-foreground">{t('clientOverview.noEvaluation', { name: user.firstname })}</p>
      </OverviewCard>
    );
  }
  const single = evaluatedAt === comparedWith;
  return (
    <OverviewCard title={title} to={placeOf('evaluations', user.id)}>
      <p className="text-[0.9rem] text-muted-foreground">
        {single
          ? t('clientOverview.oneEvaluation', { date: day.format(evaluatedAt) })
          : t('clientOverview.compared', { from: day.format(comparedWith), to: day.format(evaluatedAt) })}
      </p>
      {!single && moved.length === 0 && <p className="mt-2">{t('clientOverview.noMoves')}</p>}
      {moved.length > 0 && (
        <ul className="mt-2 grid gap-1.5">
          {moved.map(({ virtue, from, to }) => {
            const better = markerValue(to) > markerValue(from);
            return (
              <li key={virtue} className="flex flex-wrap items-center justify-between gap-x-3 leading-snug">
                <span className="font-medium">{words[virtue].name[language]}</span>
                <span className="flex items-center gap-1.5 text-[0.9rem]">
                  <span className="text-muted-foreground">{t(`phases.state.${from}`)}</span>
                  <ArrowRight className="size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
                  <span className="sr-only">{t('clientOverview.becomes')}</span>
                  <span className={better ? 'text-flow' : 'text-challenge'}>{t(`phases.state.${to}`)}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </OverviewCard>
  );
}
