import type { Day } from '@miraco/domain/completions';
import { dayHere, dayIn } from '#shared/day-here.ts';

interface Zoned {
  /** Null for a client whose browser has not told it yet. */
  timeZone: string | null;
}

/** Today where a client is; where the reader is, if this browser does not know the client's zone either. */
export function todayOf({ timeZone }: Zoned): Day {
  if (timeZone === null) return dayHere();
  try {
    return dayIn(Date.now(), timeZone);
  } catch {
    return dayHere();
  }
}
