import { paths } from '@miraco/contract/paths';
import {
  CalendarCheck,
  ChevronDown,
  ClipboardList,
  Compass,
  Dumbbell,
  HeartHandshake,
  ListChecks,
  type LucideIcon,
  PenLine,
  SearchCheck,
  Sprout,
  Target,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { byMonth, type Month, type TimelineEntry, type TimelineKind } from './timeline.ts';

const icons: Record<TimelineKind, LucideIcon> = {
  initial: ClipboardList,
  weak: Sprout,
  mediumHard: ListChecks,
  weekly: CalendarCheck,
  evaluation: SearchCheck,
  exercise: Dumbbell,
  manifest: PenLine,
  personal: Compass,
  professional: Target,
  couple: HeartHandshake,
};

/** The months that are open at first, and the entries of a month shown before "more" is pressed. */
const openMonths = 2;
const openEntries = 6;
/** Hiding no more entries than these would save no room. */
const fewest = 2;

interface TimelineListProps {
  entries: readonly TimelineEntry[];
  words: Outputs['method']['virtues'];
}

/** The timeline by months, newest first; older ones are folded. */
export function TimelineList({ entries, words }: TimelineListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = dateFormat(language, { month: 'long', year: 'numeric' });
  return (
    <section aria-labelledby="timeline" className="mt-12">
      <h2 id="timeline" className="mb-5">
        {t('progress.timeline.title')}
      </h2>
      {entries.length === 0 && (
        <EmptyState
          icon={<Sprout />}
          title={t('progress.timeline.empty')}
          action={
            <Button asChild>
              <Link to={paths.profile}>{t('progress.timeline.begin')}</Link>
            </Button>
          }
        >
          {t('progress.timeline.emptyText')}
        </EmptyState>
      )}
      {byMonth(entries).map((month, position) => (
        <details key={month.start} open={position < openMonths} className="group border-b first-of-type:border-t">
          <summary className="flex min-h-13 cursor-pointer flex-wrap items-center justify-between gap-x-4 py-2">
            <h3 className="first-letter:uppercase">{name.format(month.start)}</h3>
            <span className="flex items-center gap-2 text-[0.9rem] text-muted-foreground">
              {t('progress.timeline.count', { count: month.entries.length })}
              <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
            </span>
          </summary>
          <MonthList month={month} words={words} />
        </details>
      ))}
    </section>
  );
}

function MonthList({ month: { entries }, words }: { month: Month; words: TimelineListProps['words'] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const whole = all || entries.length <= openEntries + fewest;
  const shown = whole ? entries : entries.slice(0, openEntries);
  const rest = entries.length - shown.length;
  return (
    <div className="pb-4">
      <ol className="grid gap-1">
        {shown.map((one) => (
          <Step key={one.key} entry={one} words={words} />
        ))}
      </ol>
      {rest > 0 && (
        <Button variant="ghost" size="sm" className="mt-1" onClick={() => setAll(true)}>
          {t('progress.timeline.more', { count: rest })}
        </Button>
      )}
    </div>
  );
}

function Step({
  entry: { kind, date, to, exercise },
  words,
}: {
  entry: TimelineEntry;
  words: TimelineListProps['words'];
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = dateFormat(language, { day: 'numeric', month: 'short' });
  const Icon = icons[kind];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-1.5">
      <Icon className="mt-1 size-[1.15rem] text-primary" aria-hidden="true" />
      <div className="min-w-0">
        <Link
          to={to}
          className="inline-block min-h-6 underline decoration-input underline-offset-4 hover:decoration-current"
        >
          {t(`progress.timeline.event.${kind}`)}
        </Link>
        {exercise && (
          <p className="text-[0.95rem] text-muted-foreground [overflow-wrap:anywhere]">
            {words[exercise.virtue].name[language]}: {exercise.description}
          </p>
        )}
      </div>
      <time dateTime={new Date(date).toISOString()} className="whitespace-nowrap text-[0.9rem] text-muted-foreground">
        {day.format(date)}
      </time>
    </li>
  );
}
