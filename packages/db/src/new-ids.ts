import type { RecordId, UserId } from '@miraco/contract/fields';
import { uuidv7 } from 'uuidv7';

/** UUIDv7: unguessable, and ordered by creation, so that "newest first" needs no column of its own. */
export const newRecordId = (): RecordId => uuidv7() as RecordId;

export const newUserId = (): UserId => uuidv7() as UserId;

/** Lower than every id that was made at this moment, in epoch milliseconds, or later. */
export function firstIdAt(moment: number): RecordId {
  const digits = Math.max(0, moment).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}` as RecordId;
}
