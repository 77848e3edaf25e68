import { essential } from '../en/essential.ts';
import { evaluation } from '../en/evaluation.ts';
import { guide } from '../en/guide.ts';
import { historical } from '../en/historical.ts';
import { manifest } from '../en/manifest.ts';
import { responsibility } from '../en/responsibility.ts';
import { training } from '../en/training.ts';
import { weekly } from '../en/weekly.ts';

/** The screens of Responsibility. */
export const responsibilityTexts = {
  essential,
  historical,
  evaluation,
  guide,
  manifest,
  responsibility,
  training,
  weekly,
};
