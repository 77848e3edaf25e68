import type { Language } from '@miraco/domain/languages';
import { dateFormat } from './date-format.ts';

/** The IANA time zone of the browser. The first format of any kind takes a slow phone 60 ms, and each home begins with this. */
export const timeZone = () =>
  'Temporal' in globalThis ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The name of the browser's time zone, as people call it: "Central European Time". */
export function zoneName(language: Language): string {
  const format = dateFormat(language, { timeZoneName: 'longGeneric' });
  return format.formatToParts(Date.now()).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone();
}
