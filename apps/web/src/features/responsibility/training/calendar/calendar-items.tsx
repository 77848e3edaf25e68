import { type CalendarEvent, firstTime } from '@miraco/calendar/calendar-event';
import { Download, ExternalLink } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exercise } from '#features/responsibility/training/exercise/changes.ts';
import { timeZone } from '#shared/time-zone.ts';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { toast } from '#ui/toast.ts';
import { calendarLinks, type Provider } from './calendar-links.ts';

/** In the order of the spec. The provider's own form, or a file. */
const calendars = ['apple', 'google', 'ical', 'microsoft365', 'teams', 'outlook', 'yahoo'] as const;
type Calendar = (typeof calendars)[number];

function isProvider(calendar: Calendar): calendar is Provider {
  return calendar !== 'apple' && calendar !== 'ical';
}

interface CalendarItemsProps {
  trigger: ReactElement;
  exercise: Exercise;
  /** The virtue's name. */
  virtue: string;
}

/** The calendars to which an exercise can go: by the provider's own form in a new tab, or by a file. Spec 2, section 2. */
export function CalendarItems({ trigger, exercise, virtue }: CalendarItemsProps) {
  const { t } = useTranslation();
  const event = (): CalendarEvent => {
    const zone = timeZone() ?? 'UTC';
    const { id, description, frequency } = exercise;
    const note = t('training.calendar.note', { virtue, frequency: t(`phases.exerciseFrequency.${frequency}`) });
    return { id, description, note, frequency, zone, start: firstTime(Date.now(), zone, frequency) };
  };
  const download = async () => {
    try {
      const { saveExercise } = await import('./save-exercise.ts');
      saveExercise(event());
    } catch {
      toast({ tone: 'error', title: t('training.calendar.failed') });
    }
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" aria-label={t('training.calendar.title')}>
        <Calendars event={event} onDownload={() => void download()} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

interface CalendarsProps {
  event: () => CalendarEvent;
  onDownload: () => void;
}

function Calendars({ event, onDownload }: CalendarsProps) {
  const { t } = useTranslation();
  /** Real links, made when the menu opens: a window opened later is blocked as a pop-up. */
  const [links] = useState(() => calendarLinks(event()));
  return calendars.map((calendar) => {
    const label = t(`training.calendar.${calendar}`);
    if (!isProvider(calendar)) {
      return (
        <DropdownMenuItem key={calendar} className="justify-between" onSelect={onDownload}>
          {label}
          <span className="sr-only">{t('training.calendar.file')}</span>
          <Download className="text-muted-foreground" aria-hidden="true" />
        </DropdownMenuItem>
      );
    }
    return (
      <DropdownMenuItem key={calendar} className="justify-between no-underline" asChild>
        <a href={links[calendar]} target="_blank" rel="noopener noreferrer">
          {label}
          <span className="sr-only">{t('training.calendar.newTab')}</span>
          <ExternalLink className="text-muted-foreground" aria-hidden="true" />
        </a>
      </DropdownMenuItem>
    );
  });
}
