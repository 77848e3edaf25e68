import type { RecordId, UserId } from '@miraco/contract/fields';
import { uuidv7 } from 'uuidv7';

/** UUIDv7: unguessable, and ordered by creation, so that "newest first" needs no column of its own. */
export const newRecordId = (): RecordId => uuidv7() as RecordId;

export const newUserId = (): UserId => uuidv7() as UserId;
