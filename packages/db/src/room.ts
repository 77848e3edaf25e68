import { AppError } from '@miraco/contract/app-error';
import { type CappedList, caps, hasRoom } from '@miraco/domain/caps';

/** Refuses one more entry of a list that has as many as it may. @throws AppError limitReached naming the list and its cap */
export function assertRoom(list: CappedList, entries: number): void {
  if (!hasRoom(list, entries)) throw new AppError('limitReached', { list, cap: caps[list] });
}
