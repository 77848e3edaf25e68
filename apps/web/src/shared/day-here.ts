import { useSyncExternalStore } from 'react';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The calendar day of a moment where the reader is, as YYYY-MM-DD. */
export function dayHere(moment = Date.now()): string {
  const day = new Date(moment);
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}

/** The calendar day of a moment in a time zone. Swedish writes days as ISO does. */
export const dayIn = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

/** A page that stays open overnight shows the new day within a minute, and at once when it is looked at again. */
const lookEvery = 60_000;

function watchDay(listener: () => void): () => void {
  const clock = setInterval(listener, lookEvery);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(clock);
    document.removeEventListener('visibilitychange', listener);
  };
}

const now = () => dayHere();

/** Today where the reader is, also after midnight. */
export const useToday = (): string => useSyncExternalStore(watchDay, now, now);
