import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanText } from '#features/responsibility/training/exercise/plan-text.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { FoldButton, useFold } from '#ui/fold.tsx';
import { type Card, planOfCard } from './idea.ts';

/** How long an idea takes and how often it is done; and, unfolded, how. */
export function IdeaHow({ card }: { card: Card }) {
  const { t } = useTranslation();
  const fold = useFold(false);
  return (
    <>
      <FoldButton fold={fold} className="text-[0.9rem]">
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <span className="text-primary">{t('idea.how')}</span>
          <span className="font-normal text-muted-foreground">
            <Time {...card} />
          </span>
        </span>
      </FoldButton>
      {fold.open && (
        <div id={fold.id}>
          <Details card={card} />
        </div>
      )}
    </>
  );
}

function Time({ minutes, cadence }: Card) {
  const { t } = useTranslation();
  if (cadence === 'once') return t('idea.once', { minutes });
  return 'daily' in cadence
    ? t('idea.daily', { minutes, times: cadence.daily })
    : t('idea.weekly', { minutes, times: cadence.weekly });
}

/** From when to begin to when to stop. */
function Details({ card }: { card: Card }) {
  const { t } = useTranslation();
  const words = card[useLanguage()];
  const { grade, reference } = card.evidence;
  return (
    <div className="grid gap-4 rounded-md border bg-card p-4">
      <PlanText plan={planOfCard(words)} className="text-[1rem]" />
      <dl className="grid gap-x-5 gap-y-3 text-[0.95rem] leading-snug sm:grid-cols-[8.5rem_minmax(0,1fr)]">
        <Row label={t('idea.place')}>{words.place}</Row>
        <Row label={t('idea.measure')}>{words.measure}</Row>
        <Row label={t('idea.short')}>{words.short}</Row>
        <Row label={t('idea.stop')}>{words.stop}</Row>
        <Row label={t('idea.kind')}>
          {t(`idea.technique.${card.technique}`)}. {t(`idea.evidence.${grade}`)}
          {reference && (
            <cite className="mt-1 block text-[0.85rem] text-muted-foreground not-italic [overflow-wrap:anywhere]">
              {reference}
            </cite>
          )}
        </Row>
      </dl>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
      <dt className="text-muted-foreground max-sm:text-[0.85rem]">{label}</dt>
      <dd className="measure first-letter:uppercase">{children}</dd>
    </div>
  );
}
