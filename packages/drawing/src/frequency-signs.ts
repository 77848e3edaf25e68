import type { TrainingGroup } from '@miraco/domain/training';

/**
 * The marker of each frequency, so that its colour is never the only sign: SVG paths around 0 0, within 6 units of it, for the
 * screen and the PDF.
 */
export const frequencySigns: Readonly<Record<TrainingGroup, string>> = {
  diario: 'M0 -5.6 5.4 4.2 -5.4 4.2Z',
  algunos: 'M0 -5.4 5.4 0 0 5.4 -5.4 0Z',
  pocos: 'M-4.5 -4.5H4.5V4.5H-4.5Z',
  ninguno: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z',
  notEvaluated: 'M-5 -1.2H5V1.2H-5Z',
};
