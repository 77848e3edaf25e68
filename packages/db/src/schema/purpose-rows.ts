import type { Virtue } from '@miraco/domain/virtues';

type PurposeAnswer = boolean | null;

/** `[own, training, mid, level, resultKey, actionKey, kind]`, as the spec writes it. Spec 2, section 3. */
export type PurposeRow = [
  own: PurposeAnswer,
  training: PurposeAnswer,
  mid: PurposeAnswer,
  level: string,
  resultKey: string,
  actionKey: string,
  kind: 'weak' | 'hard',
];

export type PurposeRows = Partial<Record<Virtue, PurposeRow>>;
