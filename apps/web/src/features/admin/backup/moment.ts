const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** "today 03:00", "yesterday 03:00", or the date and time of an earlier or later day. */
export function backupMoment(moment: Date, now: Date, locale: string): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(moment);
  // Days of 23 and 25 hours count as days too.
  const days = Math.round((startOfDay(moment) - startOfDay(now)) / 86_400_000);
  if (days !== 0 && days !== -1) {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
  }
  return `${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')} ${time}`;
}
