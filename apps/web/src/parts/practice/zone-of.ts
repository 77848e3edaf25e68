import type { Day } from '@miraco/domain/completions';
import { dayIn } from '#shared/day-here.ts';
import { timeZone } from '#shared/time-zone.ts';

interface Zoned {
  /** Null for a client whose browser has not told it yet. */
  timeZone: string | null;
}

/** Where a client counts their days. */
const zoneOf = (client: Zoned): string => client.timeZone ?? timeZone();

/** Today where a client is. */
export const todayOf = (client: Zoned): Day => dayIn(Date.now(), zoneOf(client));
