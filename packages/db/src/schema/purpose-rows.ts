import type { PurposeAnswer, PurposeKind, Scenario } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';

/** `[own, training, mid, level, resultKey, actionKey, kind]`, in the order of the spec. Spec 2, section 3. */
export type PurposeRow = [
  own: PurposeAnswer,
  training: PurposeAnswer,
  mid: PurposeAnswer,
  level: Scenario | '',
  resultKey: string,
  actionKey: string,
  kind: PurposeKind,
];

export type PurposeRows = Partial<Record<Virtue, PurposeRow>>;
