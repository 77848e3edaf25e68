import { ArrowLeft, ArrowRight, CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WellnessLines } from '#charts/wellness-lines.tsx';
import { historyPages } from '#parts/later-phases/history-pages.ts';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { PhaseTwoTabData } from './phase-two-data.ts';
import { WeeklyAnswers } from './weekly-answers.tsx';
import { WeeklyCard } from './weekly-card.tsx';

/** The last weekly results block by block, and the chart of all weeks. Spec 2, section 2. */
export function PhaseTwoWeekly({ data }: { data: PhaseTwoTabData<'weekly'> }) {
  const { t } = useTranslation();
  const { user, weekly, initial } = data;
  if (weekly.length === 0) {
    return (
      <EmptyState className="break-inside-avoid" icon={<CalendarCheck />} title={t('phaseTwo.weekly.none')}>
        {t('phaseTwo.weekly.noneText')}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <LatestResults data={data} />
      <Card className="min-w-0 break-inside-avoid max-sm:p-4 print:border-0 print:p-0">
        <WellnessLines
          tests={weekly}
          initial={initial}
          heading={t('phaseTwo.weekly.weeks')}
          title={t('phaseTwo.weekly.weeksOf', { name: fullName(user) })}
        />
      </Card>
    </div>
  );
}

function LatestResults({ data }: { data: PhaseTwoTabData<'weekly'> }) {
  const { weekly: tests, initial } = data;
  const { t } = useTranslation();
  const language = useLanguage();
  const [back, setBack] = useState(false);
  const [opened, setOpened] = useState<string>();
  const place = tests.findIndex(({ id }) => id === opened);
  const { latest, earlier, paged } = historyPages(tests);
  const shown = back ? earlier : latest;
  const date = dateFormat(language, { dateStyle: 'medium' });
  const [newest, oldest] = [shown[0], shown.at(-1)];
  const way = t(back ? 'weekly.history.later' : 'weekly.history.earlier');
  const Arrow = back ? ArrowLeft : ArrowRight;
  return (
    <section aria-labelledby="phase-two-weekly" className="@container">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 id="phase-two-weekly">{t('weekly.history.latest')}</h3>
        <p aria-live="polite" className="text-[0.95rem] text-muted-foreground print:hidden">
          {newest && oldest && newest !== oldest
            ? t('weekly.history.range', { first: date.format(oldest.date), last: date.format(newest.date) })
            : shown.length === 0 && t('weekly.history.noEarlier')}
        </p>
        {paged && (
          <Button
            variant="secondary"
            size="icon"
            className="ml-auto"
            aria-label={way}
            title={way}
            onClick={() => setBack(!back)}
          >
            <Arrow aria-hidden="true" />
          </Button>
        )}
      </div>
      {[latest, earlier].map((group) => (
        // Paper has no arrow: all results are printed.
        <ol
          key={group === latest ? 'latest' : 'earlier'}
          className={cn(
            'grid gap-4 sm:grid-cols-2 @5xl:grid-cols-4 print:mb-4 print:grid-cols-2',
            group !== shown && 'hidden print:grid',
          )}
        >
          {group.map((test) => (
            <WeeklyCard key={test.id} test={test} onOpen={() => setOpened(test.id)} />
          ))}
        </ol>
      ))}
      <WeeklyAnswers
        data={data}
        test={tests[place]}
        before={tests[place + 1] ?? initial ?? undefined}
        onClose={() => setOpened(undefined)}
      />
    </section>
  );
}
