import type { RecordId, UserId } from '@miraco/contract/fields';
import { uuidv7 } from 'uuidv7';

/** UUIDv7: unguessable, and its order is the order of creation, so that "newest first" needs no further column. */
export const newRecordId = (): RecordId => uuidv7() as RecordId;

export const newUserId = (): UserId => uuidv7() as UserId;
