import { evaluation } from '../es/evaluation.ts';
import { guide } from '../es/guide.ts';
import { training } from '../es/training.ts';

/** The screens of Responsibility. */
export const responsibilityTexts = {
  evaluation,
  guide,
  training,
};
