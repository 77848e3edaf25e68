import { google, msTeams, office365, outlook, yahoo } from 'calendar-link';
import { type CalendarEvent, eventMinutes, recurrence, titleOf } from './calendar-event.ts';

/** Addresses that are longer are refused by some providers. */
const longestTitle = 120;
const longestDetails = 600;

function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}

/** The calendars that open a form of their own. Spec 2, section 2. */
export type Provider = 'google' | 'microsoft365' | 'teams' | 'outlook' | 'yahoo';

/** The address of each provider's form, filled in; only Google's takes how often it comes back, the others read it in the note. */
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
  // Without the zone an hour that comes back would move with the clocks.
  recurring.searchParams.set('ctz', event.zone);
  return {
    google: recurring.href,
    microsoft365: office365(entry),
    teams: msTeams(entry),
    outlook: outlook(entry),
    yahoo: yahoo(entry),
  };
}
