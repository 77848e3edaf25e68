import type { Language } from '@miraco/domain/languages';
import { dateFormat } from './date-format.ts';

/** Some browsers do not have it yet. */
declare const Temporal: { Now: { timeZoneId: () => string } } | undefined;

/**
 * The IANA time zone of the browser. A client's home sends it with its first request: there the first format of any kind would take a slow
 * phone 60 ms.
 */
export const timeZone = () =>
  typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();

/** The name of the browser's time zone, as people call it: "Central European Time". */
export function zoneName(language: Language): string {
  const format = dateFormat(language, { timeZoneName: 'longGeneric' });
  return format.formatToParts(Date.now()).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone();
}
