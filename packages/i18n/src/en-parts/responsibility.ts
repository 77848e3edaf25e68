import { evaluation } from '../en/evaluation.ts';
import { guide } from '../en/guide.ts';
import { training } from '../en/training.ts';

/** The screens of Responsibility. */
export const responsibilityTexts = {
  evaluation,
  guide,
  training,
};
