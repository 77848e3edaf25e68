import { type CalendarEvent, eventMinutes, recurrence, titleOf } from '@miraco/calendar/calendar-event';
import { google, msTeams, office365, outlook, yahoo } from 'calendar-link';

/** Some providers refuse longer URLs. */
const longestTitle = 120;
const longestDetails = 600;

function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}

/** The calendars with a form of their own. Spec 2, section 2. */
export type Provider = 'google' | 'microsoft365' | 'teams' | 'outlook' | 'yahoo';

/** The URL of each provider's prefilled form. Only Google's has a recurrence; for the others it is part of the note. */
export function calendarLinks(event: CalendarEvent): Record<Provider, string> {
  const { year, month, day, hour, minute } = event.start;
  const rule = recurrence[event.frequency];
  const entry = {
    title: cut(titleOf(event.description), longestTitle),
    description: `${cut(event.description, longestDetails)}\n\n${event.note}`,
    start: new Date(year, month - 1, day, hour, minute),
    duration: [eventMinutes, 'minute'] as [number, 'minute'],
  };
  const recurring = new URL(google(rule ? { ...entry, rRule: rule } : entry));
  // Without the zone, a recurring hour would shift with the clocks.
  recurring.searchParams.set('ctz', event.zone);
  return {
    google: recurring.href,
    microsoft365: office365(entry),
    teams: msTeams(entry),
    outlook: outlook(entry),
    yahoo: yahoo(entry),
  };
}
