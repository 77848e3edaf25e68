import { essential } from '../es/essential.ts';
import { evaluation } from '../es/evaluation.ts';
import { guide } from '../es/guide.ts';
import { historical } from '../es/historical.ts';
import { manifest } from '../es/manifest.ts';
import { responsibility } from '../es/responsibility.ts';
import { training } from '../es/training.ts';
import { weekly } from '../es/weekly.ts';

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
