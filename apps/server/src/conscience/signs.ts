import { AppError } from '@miraco/contract/app-error';
import type { Virtue } from '@miraco/domain/virtues';
import type { Method } from '@miraco/method/schemas';

/**
 * The virtue that an emotion or a behaviour belongs to, null for the none option. The method decides it, not the request.
 * @throws AppError unknownSign naming the field and place
 */
function virtueOf(lookup: Method['emotions'], key: string, field: string): Virtue | null {
  if (key === lookup.none.key) return null;
  const sign = Object.hasOwn(lookup.signs, key) ? lookup.signs[key] : undefined;
  if (!sign) throw new AppError('unknownSign', { field });
  return sign.virtue;
}

export function lookUpFeelings(method: Method, feelings: readonly { emotion: string }[]) {
  return feelings.map(({ emotion }, position) => ({
    emotion,
    virtue: virtueOf(method.emotions, emotion, `feelings.${position}.emotion`),
  }));
}

export function lookUpConducts(method: Method, conducts: readonly { behavior: string }[]) {
  return conducts.map(({ behavior }, position) => ({
    behavior,
    virtue: virtueOf(method.behaviours, behavior, `conducts.${position}.behavior`),
  }));
}
