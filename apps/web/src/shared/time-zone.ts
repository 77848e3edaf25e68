import type { Language } from '@miraco/domain/languages';
import { dateFormat } from './date-format.ts';

/** Some browsers do not have it yet. */
declare const Temporal: { Now: { timeZoneId: () => string } } | undefined;

/** The name of no zone (`Etc/Unknown`): browsers of machines without one, and some that hide it. */
const isUnknown = (zone: string) => /unknown/i.test(zone);

/**
 * The IANA time zone of the browser; undefined where it does not know it. A client's home sends it with its first request: there the first format of any kind would take a slow
 * phone 60 ms.
 */
export function timeZone(): string | undefined {
  const zone: string | undefined =
    typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
  return zone && !isUnknown(zone) ? zone : undefined;
}

/** The name of the browser's time zone, as people call it: "Central European Time". */
export function zoneName(language: Language): string {
  const format = dateFormat(language, { timeZoneName: 'longGeneric' });
  return format.formatToParts(Date.now()).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone() ?? 'UTC';
}
