import type { UserId } from '@miraco/contract/fields';
import type { PracticePerson } from './people.ts';
import type { Random } from './random.ts';

/** Somebody whose data are being filled in. */
export interface Client {
  user: UserId;
  person: PracticePerson;
  coach: UserId | null;
  random: Random;
  now: number;
  /** A moment of the waking hours so many days ago, in epoch milliseconds. What is answered is remembered as the latest answer. */
  at: (daysAgo: number) => number;
  /** How many days ago the later phases were opened; null while they are closed. */
  opened: number | null;
}
