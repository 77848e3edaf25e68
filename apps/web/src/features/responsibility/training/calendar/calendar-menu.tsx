import { type CalendarEvent, firstTime } from '@miraco/calendar/calendar-event';
import { CalendarPlus, Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exercise } from '#features/responsibility/training/exercise/changes.ts';
import { timeZone } from '#shared/time-zone.ts';
import { buttonVariants } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { toast } from '#ui/toast.ts';
import type { Provider } from './calendar-links.ts';

/** In the order of the spec. The provider's own form, or a file. */
const calendars = ['apple', 'google', 'ical', 'microsoft365', 'teams', 'outlook', 'yahoo'] as const;
type Calendar = (typeof calendars)[number];

function isProvider(calendar: Calendar): calendar is Provider {
  return calendar !== 'apple' && calendar !== 'ical';
}

interface CalendarMenuProps {
  exercise: Exercise;
  /** A short name of the exercise. */
  name: string;
  /** The virtue's name. */
  virtue: string;
}

/** Adds an exercise to a calendar: by the provider's own form in a new tab, or by a file. Spec 2, section 2. */
export function CalendarMenu({ exercise, name, virtue }: CalendarMenuProps) {
  const { t } = useTranslation();
  /** Real links, made before they are pressed: a window opened later is blocked as a pop-up. */
  const [links, setLinks] = useState<Record<Provider, string>>();

  const event = (): CalendarEvent => {
    const zone = timeZone();
    const { id, description, frequency } = exercise;
    const note = t('training.calendar.note', { virtue, frequency: t(`phases.exerciseFrequency.${frequency}`) });
    return { id, description, note, frequency, zone, start: firstTime(Date.now(), zone, frequency) };
  };
  const failed = () => toast({ tone: 'error', title: t('training.calendar.failed') });
  const prepare = async () => {
    try {
      const { calendarLinks } = await import('./calendar-links.ts');
      setLinks(calendarLinks(event()));
    } catch {
      failed();
    }
  };
  const download = async () => {
    try {
      const { saveExercise } = await import('./save-exercise.ts');
      saveExercise(event());
    } catch {
      failed();
    }
  };

  return (
    <DropdownMenu
      onOpenChange={(open) => {
        if (open) void prepare();
        else setLinks(undefined);
      }}
    >
      <DropdownMenuTrigger
        className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        aria-label={t('training.calendar.add', { name })}
        title={t('training.calendar.title')}
      >
        <CalendarPlus aria-hidden="true" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" aria-label={t('training.calendar.title')}>
        {calendars.map((calendar) => {
          const label = t(`training.calendar.${calendar}`);
          if (!isProvider(calendar)) {
            return (
              <DropdownMenuItem key={calendar} className="justify-between" onSelect={() => void download()}>
                {label}
                <span className="sr-only">{t('training.calendar.file')}</span>
                <Download className="text-muted-foreground" aria-hidden="true" />
              </DropdownMenuItem>
            );
          }
          return (
            <DropdownMenuItem key={calendar} className="justify-between no-underline" disabled={!links} asChild>
              <a href={links?.[calendar]} target="_blank" rel="noopener noreferrer">
                {label}
                <span className="sr-only">{t('training.calendar.newTab')}</span>
                <ExternalLink className="text-muted-foreground" aria-hidden="true" />
              </a>
            </DropdownMenuItem>
          );
        })}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
