import { AppError } from '@miraco/contract/app-error';
import { type CappedList, caps, hasRoom } from '@miraco/domain/caps';

/** Refuses another entry in a full list. @throws AppError limitReached naming the list and its cap */
export function assertRoom(list: CappedList, entries: number): void {
  if (!hasRoom(list, entries)) throw new AppError('limitReached', { list, cap: caps[list] });
}
